# An image that contains the commands and nothing else, 81 MB, of which 15 are not for storyboards:
#
#   docker build -t tinamou .
#   docker run --rm -v "$PWD:/files" tinamou check /files
FROM swift:6.3 AS builder
WORKDIR /tinamou
RUN apt-get update && apt-get install --yes --no-install-recommends make
COPY . .
RUN make dist && mkdir /image && \
    cp -r .build/dist/tinamou-*/bin .build/dist/tinamou-*/LICENSE /image

FROM scratch
COPY --from=builder /image /
ENTRYPOINT ["/bin/tinamou"]
