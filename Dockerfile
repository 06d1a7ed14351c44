# An image of a few megabytes that holds the command and nothing else:
#
#   docker build -t tinamou .
#   docker run --rm -v "$PWD:/files" tinamou solve /files/screen.json
FROM swift:6.3 AS builder
WORKDIR /tinamou
COPY . .
RUN make dist && mkdir /image && \
    cp -r .build/dist/tinamou-*/bin .build/dist/tinamou-*/LICENSE /image

FROM scratch
COPY --from=builder /image /
ENTRYPOINT ["/bin/tinamou"]
