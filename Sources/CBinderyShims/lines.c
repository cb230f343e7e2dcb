// Finds the line of an address in the line tables (.debug_line) of its executable or library: "DWARF Debugging
// Information Format" version 5, section 6.2; versions 2 to 4 differ in the header alone.
//
// A table is a program for a machine whose registers are an address, a file and a line; the program appends rows. A
// sequence is a range of ascending addresses. The sequences of a file are found once and sorted. A search then runs the
// program of one sequence.

#if defined(__linux__) && defined(__LP64__)
#define _GNU_SOURCE  // for dl_iterate_phdr
#endif

#include "bindery_shims.h"

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Reading

// Bytes that are read in order. Behind the end, everything is zero.
typedef struct {
    const uint8_t *next, *end;
} reader;

static size_t left(const reader *bytes) { return (size_t)(bytes->end - bytes->next); }

static void skip(reader *bytes, uint64_t count) {
    bytes->next = count < left(bytes) ? bytes->next + count : bytes->end;
}

// A number in the order of bytes of this machine.
static uint64_t number(reader *bytes, size_t size) {
    uint64_t value = 0;
    if (size <= sizeof value && size <= left(bytes)) memcpy(&value, bytes->next, size);
    skip(bytes, size);
    return value;
}

static uint64_t unsigned_leb(reader *bytes) {
    uint64_t value = 0;
    unsigned shift = 0;
    while (bytes->next < bytes->end) {
        uint8_t byte = *bytes->next++;
        if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
        shift += 7;
        if (byte < 0x80) break;
    }
    return value;
}

static int64_t signed_leb(reader *bytes) {
    uint64_t value = 0;
    unsigned shift = 0;
    uint8_t byte = 0;
    while (bytes->next < bytes->end) {
        byte = *bytes->next++;
        if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
        shift += 7;
        if (byte < 0x80) break;
    }
    if (shift < 64 && (byte & 0x40)) value |= ~(uint64_t)0 << shift;
    return (int64_t)value;
}

// A text that ends with a zero; null if none does.
static const char *text(reader *bytes) {
    const uint8_t *start = bytes->next, *end = memchr(start, 0, left(bytes));
    bytes->next = end ? end + 1 : bytes->end;
    return end ? (const char *)start : NULL;
}

// MARK: Sections

typedef struct {
    reader lines, line_texts, texts;
} sections;

static bool find_sections(reader file, sections *found) {
    const Elf64_Ehdr *header = (const void *)file.next;
    if (left(&file) < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0
        || header->e_ident[EI_CLASS] != ELFCLASS64) return false;
    uint64_t size = left(&file), table_size = (uint64_t)header->e_shnum * sizeof(Elf64_Shdr);
    if (header->e_shentsize != sizeof(Elf64_Shdr) || header->e_shoff > size || table_size > size - header->e_shoff
        || header->e_shstrndx >= header->e_shnum) return false;
    const Elf64_Shdr *table = (const void *)(file.next + header->e_shoff), *names = &table[header->e_shstrndx];
    for (size_t index = 0; index < header->e_shnum; index++) {
        const Elf64_Shdr *section = &table[index];
        if (section->sh_type == SHT_NOBITS || (section->sh_flags & SHF_COMPRESSED)
            || section->sh_offset > size || section->sh_size > size - section->sh_offset
            || names->sh_offset > size || section->sh_name > size - names->sh_offset) continue;
        reader name_bytes = {file.next + names->sh_offset + section->sh_name, file.end};
        reader content = {file.next + section->sh_offset, file.next + section->sh_offset + section->sh_size};
        const char *name = text(&name_bytes);
        if (!name) continue;
        if (!strcmp(name, ".debug_line")) found->lines = content;
        if (!strcmp(name, ".debug_line_str")) found->line_texts = content;
        if (!strcmp(name, ".debug_str")) found->texts = content;
    }
    return left(&found->lines) > 0;
}

// MARK: Programs

// The header of a table, and its program.
typedef struct {
    uint16_t version;
    uint8_t offset_size, instruction_size, line_range, opcode_base;
    int8_t line_base;
    const uint8_t *operand_counts;
    reader files;  // the folders and the names of files
    reader code;
} program;

// Reads the table at the beginning of `lines`, which then begins with the next one.
static bool read_program(reader *lines, program *read) {
    uint64_t length = number(lines, 4);
    read->offset_size = length == 0xffffffff ? 8 : 4;
    if (read->offset_size == 8) length = number(lines, 8);
    reader table = {lines->next, length < left(lines) ? lines->next + length : lines->end};
    skip(lines, length);
    read->version = (uint16_t)number(&table, 2);
    if (read->version < 2 || read->version > 5) return false;
    if (read->version == 5) skip(&table, 2);  // the sizes of addresses and of segments
    uint64_t header_length = number(&table, read->offset_size);
    reader header = table;
    skip(&table, header_length);
    read->code = table;
    header.end = table.next;
    read->instruction_size = (uint8_t)number(&header, 1);
    if (read->version >= 4) skip(&header, 1);  // operations of an instruction
    skip(&header, 1);                          // whether rows begin statements
    read->line_base = (int8_t)number(&header, 1);
    read->line_range = (uint8_t)number(&header, 1);
    read->opcode_base = (uint8_t)number(&header, 1);
    read->operand_counts = header.next;
    if (read->line_range == 0 || read->opcode_base == 0 || left(&header) < read->opcode_base) return false;
    skip(&header, read->opcode_base - 1);
    read->files = header;
    return true;
}

typedef struct {
    uint64_t address, file, line;
} row;

// Runs the program of the next sequence. Returns the row of an address, and the range of the sequence.
static bool run(const program *table, reader *code, uint64_t address, row *found, uint64_t *low, uint64_t *high) {
    row present = {0, 1, 1}, last = present;
    bool has_last = false, is_found = false;
    *low = *high = 0;
    while (code->next < code->end) {
        uint8_t opcode = *code->next++;
        bool appends = false, ends = false;
        if (opcode >= table->opcode_base) {
            uint8_t step = opcode - table->opcode_base;
            present.address += (uint64_t)(step / table->line_range) * table->instruction_size;
            present.line += (uint64_t)(int64_t)(table->line_base + step % table->line_range);
            appends = true;
        } else if (opcode == 0) {
            uint64_t size = unsigned_leb(code);
            reader operands = {code->next, size < left(code) ? code->next + size : code->end};
            skip(code, size);
            switch (number(&operands, 1)) {
                case 1: appends = ends = true; break;                                // end of the sequence
                case 2: present.address = number(&operands, left(&operands)); break; // set address
                default: break;
            }
        } else {
            switch (opcode) {
                case 1: appends = true; break;
                case 2: present.address += unsigned_leb(code) * table->instruction_size; break;
                case 3: present.line += (uint64_t)signed_leb(code); break;
                case 4: present.file = unsigned_leb(code); break;
                case 8:
                    present.address
                        += (uint64_t)((255 - table->opcode_base) / table->line_range) * table->instruction_size;
                    break;
                case 9: present.address += number(code, 2); break;
                default:
                    for (uint8_t count = table->operand_counts[opcode - 1]; count > 0; count--) unsigned_leb(code);
            }
        }
        if (!appends) continue;
        if (!has_last) *low = present.address;
        if (has_last && found && last.address <= address && address < present.address) {
            *found = last;
            is_found = true;
        }
        last = present;
        has_last = true;
        if (ends) {
            *high = present.address;
            break;
        }
    }
    return is_found;
}

// MARK: Files

static const char *text_at(reader texts, uint64_t offset) {
    skip(&texts, offset);
    return text(&texts);
}

// Reads a value of an entry of version 5. Returns false for a form that is not known.
static bool read_form(reader *bytes, uint64_t form, const program *table, const sections *in, const char **value) {
    switch (form) {
        case 0x08: *value = text(bytes); return true;                                            // string
        case 0x0e: *value = text_at(in->texts, number(bytes, table->offset_size)); return true;       // strp
        case 0x1f: *value = text_at(in->line_texts, number(bytes, table->offset_size)); return true;  // line_strp
        case 0x0b: skip(bytes, 1); return true;                                                  // data1
        case 0x05: skip(bytes, 2); return true;                                                  // data2
        case 0x06: skip(bytes, 4); return true;                                                  // data4
        case 0x07: skip(bytes, 8); return true;                                                  // data8
        case 0x1e: skip(bytes, 16); return true;                                                 // data16
        case 0x0f: unsigned_leb(bytes); return true;                                             // udata
        case 0x09: skip(bytes, unsigned_leb(bytes)); return true;                                // block
        default: return false;
    }
}

// Reads a list of version 5. Returns the text of kind 1, the path, of an entry.
static const char *entry(reader *bytes, const program *table, const sections *in, uint64_t wanted) {
    const char *path = NULL;
    uint64_t kinds[16], forms[16], fields = number(bytes, 1);
    if (fields > 16) return NULL;
    for (uint64_t field = 0; field < fields; field++) {
        kinds[field] = unsigned_leb(bytes);
        forms[field] = unsigned_leb(bytes);
    }
    uint64_t count = unsigned_leb(bytes);
    for (uint64_t index = 0; index < count && bytes->next < bytes->end; index++) {
        for (uint64_t field = 0; field < fields; field++) {
            const char *value = NULL;
            if (!read_form(bytes, forms[field], table, in, &value)) return NULL;
            if (index == wanted && kinds[field] == 1) path = value;
        }
    }
    return path;
}

static const char *file_path(const program *table, const sections *in, uint64_t file) {
    reader bytes = table->files;
    if (table->version == 5) {
        entry(&bytes, table, in, UINT64_MAX);  // the folders
        return entry(&bytes, table, in, file);
    }
    for (const char *folder = text(&bytes); folder && *folder;) folder = text(&bytes);
    for (uint64_t index = 1; bytes.next < bytes.end; index++) {
        const char *path = text(&bytes);
        if (!path || !*path) return NULL;
        if (index == file) return path;
        for (int field = 0; field < 3; field++) unsigned_leb(&bytes);  // folder, time, size
    }
    return NULL;
}

// MARK: Images

typedef struct {
    uint64_t low, high;
    reader table;         // from its table on
    const uint8_t *code;  // where its program begins
} sequence;

// An executable or a library of the process. Kept for good: texts that were returned lie in its file.
typedef struct image {
    uintptr_t bias;
    const void *segments;  // tells images apart
    sections sections;
    sequence *sequences;
    size_t count;
    struct image *next;
} image;

static int by_address(const void *one, const void *other) {
    uint64_t left = ((const sequence *)one)->low, right = ((const sequence *)other)->low;
    return left < right ? -1 : left > right;
}

static void find_sequences(image *in) {
    size_t capacity = 0;
    reader lines = in->sections.lines;
    while (lines.next < lines.end) {
        reader from = lines;
        program table;
        if (!read_program(&lines, &table)) continue;
        reader code = table.code;
        while (code.next < code.end) {
            sequence found = {.table = from, .code = code.next};
            run(&table, &code, 0, NULL, &found.low, &found.high);
            // The linker sets the addresses of what it has removed to zero or to the highest ones.
            if (found.low == 0 || found.low >= found.high) continue;
            if (in->count == capacity) {
                capacity = capacity ? capacity * 2 : 1024;
                sequence *larger = realloc(in->sequences, capacity * sizeof *larger);
                if (!larger) return;
                in->sequences = larger;
            }
            in->sequences[in->count++] = found;
        }
    }
    if (in->count > 0) qsort(in->sequences, in->count, sizeof *in->sequences, by_address);
}

static void open_image(image *opened, const char *path) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0) return;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            reader bytes = {file, (const uint8_t *)file + status.st_size};
            if (find_sections(bytes, &opened->sections)) {
                find_sequences(opened);
            } else {
                munmap(file, (size_t)status.st_size);
            }
        }
    }
    close(descriptor);
}

typedef struct {
    uintptr_t address;
    image *found;
} image_search;

static image *images;

static int search_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    image_search *search = context;
    bool contains = false;
    for (size_t index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_LOAD && search->address >= start && search->address - start < segment->p_memsz)
            contains = true;
    }
    if (!contains) return 0;
    for (image *known = images; known; known = known->next) {
        if (known->segments == info->dlpi_phdr) search->found = known;
    }
    if (search->found || !(search->found = calloc(1, sizeof(image)))) return 1;
    search->found->bias = info->dlpi_addr;
    search->found->segments = info->dlpi_phdr;
    search->found->next = images;
    images = search->found;
    bool is_program = !info->dlpi_name || !*info->dlpi_name;
    open_image(search->found, is_program ? "/proc/self/exe" : info->dlpi_name);
    return 1;
}

const char *bindery_file_at(uintptr_t address, uint32_t *line) {
    image_search search = {address, NULL};
    dl_iterate_phdr(search_image, &search);
    if (!search.found || search.found->count == 0) return NULL;
    uint64_t target = address - search.found->bias;
    const sequence *sequences = search.found->sequences;
    size_t low = 0, high = search.found->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sequences[middle].low <= target) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == 0 || target >= sequences[low - 1].high) return NULL;
    reader lines = sequences[low - 1].table;
    program table;
    row found;
    uint64_t first, end;
    if (!read_program(&lines, &table)) return NULL;
    reader code = {sequences[low - 1].code, table.code.end};
    if (!run(&table, &code, target, &found, &first, &end)) return NULL;
    const char *path = file_path(&table, &search.found->sections, found.file);
    if (!path || found.line > UINT32_MAX) return NULL;
    *line = (uint32_t)found.line;
    const char *name = strrchr(path, '/');
    return name ? name + 1 : path;
}

// MARK: All images

typedef struct {
    void *context;
    void (*body)(void *, const char *, uintptr_t, uintptr_t);
    char program[PATH_MAX];
} image_visit;

static int visit_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    image_visit *visit = context;
    const char *path = info->dlpi_name && *info->dlpi_name ? info->dlpi_name : visit->program;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (size_t index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD) continue;
        uintptr_t address = info->dlpi_addr + segment->p_vaddr;
        if (address < start) start = address;
        if (segment->p_flags & PF_X && address + segment->p_memsz > end) end = address + segment->p_memsz;
    }
    // The image that the kernel provides has no file.
    if (*path == '/' && start < end) visit->body(visit->context, path, start, end);
    return 0;
}

void bindery_each_image(void *context, void (*body)(void *, const char *, uintptr_t, uintptr_t)) {
    image_visit visit = {.context = context, .body = body};
    ssize_t length = readlink("/proc/self/exe", visit.program, sizeof visit.program - 1);
    visit.program[length > 0 ? length : 0] = 0;
    dl_iterate_phdr(visit_image, &visit);
}

#else

void bindery_each_image(void *context, void (*body)(void *, const char *, uintptr_t, uintptr_t)) {
    (void)context;
    (void)body;
}

const char *bindery_file_at(uintptr_t address, uint32_t *line) {
    (void)address;
    (void)line;
    return NULL;
}

#endif
