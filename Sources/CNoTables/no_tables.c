// A file of ICU's tables without a table, in place of libicudata. `make dist` compiles it: the name of
// the tables contains the version of the system's ICU.

#include <stdint.h>

// The head of ICU's data files (UDataInfo in unicode/udata.h), and a list of contents without entries.
struct no_tables {
  uint16_t head_size;
  uint8_t magic[2];
  uint16_t info_size;
  uint16_t reserved_word;
  uint8_t is_big_endian;
  uint8_t character_set;
  uint8_t character_size;
  uint8_t reserved_byte;
  uint8_t format[4];
  uint8_t format_version[4];
  uint8_t version[4];
  uint8_t padding[8];
  uint32_t count;
};

_Alignas(16) const struct no_tables TABLES = {
    .head_size = 32,
    .magic = {0xDA, 0x27},
    .info_size = 20,
    .character_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
