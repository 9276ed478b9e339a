/* A disk that fails: put before the C library (LD_PRELOAD), it answers for the files of one folder.
 *
 * Once `disk_arm` was called, the n-th operation of a kind fails: with an error, by writing less than
 * was asked for, or because the power goes. Then the process is over, and of all that was not
 * flushed each sector is on the disk or not, as chance has it; what was created or removed without a
 * flush of its folder is so or not. A flush that fails leaves it to chance as well, whatever is
 * flushed later. Shared memory (-shm) is no file: nothing expects it to last.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SECTOR 512
#define FILES 4096
#define REAL(name) ((__typeof__(&name))real(#name))

enum kind { NONE, ERROR, ERROR_FROM_NOW, FULL, FULL_FROM_NOW, SHORT, FLUSH, POWER };

struct change { /* since the last flush: what was there before */
    struct change *before;
    int file;
    off_t at, size; /* of the file, then */
    size_t length;
    unsigned char *old;
    int cut;    /* this much was cut off: all of it or nothing */
    int doomed; /* a flush of it has failed */
};

struct entry { /* of the folder, since it was flushed last */
    struct entry *before;
    char path[PATH_MAX], kept[PATH_MAX]; /* kept: another name of what was removed */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX], names[FILES][PATH_MAX];
static int known, file_of[FILES], removed, armed;
static enum kind kind;
static long left;
static uint64_t chance;
static struct change *changes;
static struct entry *entries;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static uint64_t draw(uint64_t among) {
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    return chance % among;
}

void disk_arm(const char *path, int what, long when, uint64_t seed) {
    strncpy(folder, path, PATH_MAX - 1);
    kind = what, left = when, chance = seed * 2654435761u + 88172645463325252u;
    armed = 1;
}

long disk_left(void) { return left; }

static int ours(const char *path) {
    size_t length = strlen(folder), all = strlen(path);
    return armed && !strncmp(path, folder, length) && path[length] == '/' &&
           (all < 4 || strcmp(path + all - 4, "-shm")) && (all < 5 || strcmp(path + all - 5, ".lock"));
}

static int index_of(const char *path) {
    for (int i = 1; i <= known; i++)
        if (!strcmp(names[i], path)) return i;
    if (known + 1 >= FILES) abort();
    strncpy(names[++known], path, PATH_MAX - 1);
    return known;
}

static int tracked(int fd) { return armed && fd >= 0 && fd < FILES ? file_of[fd] : 0; }

/* Sectors of files of which the last change that counts is known: nothing older matters. */
static unsigned char *settled[FILES];
static size_t sectors[FILES];

static int settle(int file, size_t sector) {
    if (sector >= sectors[file]) {
        size_t more = sector * 2 + 64;
        settled[file] = realloc(settled[file], more);
        memset(settled[file] + sectors[file], 0, more - sectors[file]);
        sectors[file] = more;
    }
    return settled[file][sector]++;
}

static void put_back(int fd, struct change *it, size_t at, size_t part) {
    static const unsigned char nothing[SECTOR];
    off_t there = it->at + at;
    size_t old = there >= it->size ? 0 : it->size - there < (off_t)part ? it->size - there : part;
    if (old && REAL(pwrite64)(fd, it->old + at, old, there) < 0) abort();
    if (old < part && REAL(pwrite64)(fd, nothing, part - old, there + old) < 0) abort();
}

static void undo(struct change *it) {
    int fd = REAL(open)(names[it->file], O_RDWR), lost = draw(2), kept = 0;
    struct stat now;
    if (fd < 0) return;
    for (size_t at = 0; at < it->length;) {
        size_t sector = (it->at + at) / SECTOR, end = (sector + 1) * SECTOR - it->at;
        size_t part = (end < it->length ? end : it->length) - at;
        if (settle(it->file, sector))
            kept = 1;
        else if (it->cut ? lost : draw(2)) {
            put_back(fd, it, at, part);
            settled[it->file][sector] = 0; /* an older change of it may be lost as well */
        } else
            kept = 1;
        at += part;
    }
    if (!kept && !it->cut && !fstat(fd, &now) && now.st_size > it->size && draw(2))
        if (REAL(ftruncate64)(fd, it->size)) abort(); /* the size is written apart */
    REAL(close)(fd);
}

static void lose_power(void) {
    for (struct entry *it = entries; it; it = it->before) {
        if (!draw(2)) continue;
        if (*it->kept) REAL(rename)(it->kept, it->path);
        else REAL(unlink)(it->path);
    }
    for (struct change *it = changes; it; it = it->before) undo(it);
    _exit(77);
}

/* Whether the operation may go on; else errno says why not, or the process is over. */
static int may(int write, int flush) {
    if (!armed || kind == NONE) return 1;
    int counts = kind == FLUSH ? flush : kind == SHORT || kind == FULL || kind == FULL_FROM_NOW ? write
                 : kind == POWER ? write || flush : 1;
    if (!counts || left < 0 || --left > 0) return 1;
    if (kind == POWER) lose_power();
    if (kind == SHORT) return left < 0 ? 1 : 2;
    if (kind == ERROR_FROM_NOW || kind == FULL_FROM_NOW) left = 1;
    else left = -1;
    errno = kind == FULL || kind == FULL_FROM_NOW ? ENOSPC : EIO;
    return 0;
}

static void note(int fd, int file, off_t at, size_t length, int cut) {
    struct stat now;
    struct change *it = calloc(1, sizeof *it);
    fstat(fd, &now);
    *it = (struct change){changes, file, at, now.st_size, length, malloc(length + 1), cut, 0};
    if (length && REAL(pread64)(fd, it->old, length, at) < 0) abort();
    changes = it;
}

static void flushed(int file, int failed) {
    struct change **at = &changes;
    while (*at) {
        struct change *it = *at;
        if (it->file == file && failed) it->doomed = 1;
        if (it->file == file && !it->doomed) {
            *at = it->before;
            free(it->old), free(it);
        } else
            at = &it->before;
    }
}

static int opened(int fd, const char *path, int created) {
    if (fd < 0 || fd >= FILES) return fd;
    file_of[fd] = index_of(path);
    if (created) {
        struct entry *it = calloc(1, sizeof *it);
        it->before = entries, strcpy(it->path, path);
        entries = it;
    }
    return fd;
}

#define OPEN(name)                                                             \
    int name(const char *path, int flags, ...) {                               \
        va_list more;                                                          \
        va_start(more, flags);                                                 \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                                          \
        char whole[PATH_MAX];                                                  \
        if (!armed || !realpath_of(path, whole)) return REAL(name)(path, flags, mode); \
        pthread_mutex_lock(&lock);                                             \
        int fresh = flags & O_CREAT && REAL(access)(path, F_OK);               \
        int fd = may(0, 0) ? opened(REAL(name)(path, flags, mode), whole, fresh) : -1; \
        pthread_mutex_unlock(&lock);                                           \
        return fd;                                                             \
    }

/* The folder itself counts, since it can be flushed. */
static int realpath_of(const char *path, char *whole) {
    if (path[0] != '/' && getcwd(whole, PATH_MAX)) strcat(strcat(whole, "/"), path);
    else strncpy(whole, path, PATH_MAX - 1), whole[PATH_MAX - 1] = 0;
    return !strcmp(whole, folder) || ours(whole);
}

OPEN(open)
OPEN(open64)

int close(int fd) {
    if (tracked(fd)) file_of[fd] = 0;
    return REAL(close)(fd);
}

#define WRITE(name, offset_t)                                                  \
    ssize_t name(int fd, const void *data, size_t length, offset_t at) {       \
        int file = tracked(fd);                                                \
        if (!file) return REAL(name)(fd, data, length, at);                    \
        pthread_mutex_lock(&lock);                                             \
        int go_on = may(1, 0);                                                 \
        if (go_on == 2) length = draw(length);                                 \
        if (go_on) note(fd, file, at, length, 0);                                \
        ssize_t done = go_on ? REAL(name)(fd, data, length, at) : -1;          \
        pthread_mutex_unlock(&lock);                                           \
        return done;                                                           \
    }

WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

#define READ(name, offset_t)                                                   \
    ssize_t name(int fd, void *data, size_t length, offset_t at) {             \
        if (!tracked(fd)) return REAL(name)(fd, data, length, at);             \
        pthread_mutex_lock(&lock);                                             \
        int go_on = may(0, 0);                                                 \
        pthread_mutex_unlock(&lock);                                           \
        return go_on ? REAL(name)(fd, data, length, at) : -1;                  \
    }

READ(pread, off_t)
READ(pread64, off64_t)

#define FLUSH_OF(name)                                                         \
    int name(int fd) {                                                         \
        int file = tracked(fd);                                                \
        if (!file) return REAL(name)(fd);                                      \
        pthread_mutex_lock(&lock);                                             \
        int done = may(0, 1) ? 0 : -1;                                         \
        if (!strcmp(names[file], folder) && !done) entries = NULL;             \
        flushed(file, done);                                                   \
        pthread_mutex_unlock(&lock);                                           \
        return done;                                                           \
    }

FLUSH_OF(fsync)
FLUSH_OF(fdatasync)

#define CUT(name, offset_t)                                                    \
    int name(int fd, offset_t size) {                                          \
        int file = tracked(fd);                                                \
        struct stat now;                                                       \
        if (!file) return REAL(name)(fd, size);                                \
        pthread_mutex_lock(&lock);                                             \
        int go_on = may(1, 0);                                                 \
        if (go_on && !fstat(fd, &now))                                         \
            note(fd, file, size, now.st_size > size ? now.st_size - size : 0, 1); \
        int done = go_on ? REAL(name)(fd, size) : -1;                          \
        pthread_mutex_unlock(&lock);                                           \
        return done;                                                           \
    }

CUT(ftruncate, off_t)
CUT(ftruncate64, off64_t)

int unlink(const char *path) {
    char whole[PATH_MAX];
    if (!armed || !realpath_of(path, whole)) return REAL(unlink)(path);
    pthread_mutex_lock(&lock);
    int done = -1;
    if (may(0, 0)) {
        struct entry *it = calloc(1, sizeof *it);
        strcpy(it->path, whole);
        if (snprintf(it->kept, PATH_MAX, "%.4000s-removed-%d", folder, removed++) < 0 ||
            REAL(link)(path, it->kept))
            *it->kept = 0;
        it->before = entries;
        done = REAL(unlink)(path);
        if (!done && *it->kept) entries = it;
    }
    pthread_mutex_unlock(&lock);
    return done;
}
