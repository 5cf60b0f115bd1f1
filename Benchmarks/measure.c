/* Runs commands in turn, so that all of them meet the same machine, and prints what each took.
 *
 *   measure RUNS COMMAND [ARGUMENT]... [-- COMMAND [ARGUMENT]...]...
 *
 * A line for each command, separated by tabs: least and median wall time and least processor time of the whole process
 * in milliseconds, and peak memory in kilobytes. Output of the commands is thrown away. The first run of each only
 * warms the caches and is not counted. Exit statuses are not judged, but a command that can't be run is an error. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_COMMANDS = 16, CANNOT_RUN = 127 };

typedef struct {
  double wall, processor;
  long memory;
} Run;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static double milliseconds(struct timeval time) { return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3; }

static Run run(char **command) {
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    int null = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; stream++) dup2(null, stream);
    execvp(command[0], command);
    _exit(CANNOT_RUN);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
    perror("measure");
    exit(2);
  }
  double wall = now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) == CANNOT_RUN) {
    fprintf(stderr, "measure: '%s' did not run to its end\n", command[0]);
    exit(2);
  }
  long memory = usage.ru_maxrss;
#ifdef __APPLE__
  memory /= 1024;
#endif
  return (Run){wall, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), memory};
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **words) {
  int runs = count > 2 ? atoi(words[1]) : 0;
  if (runs < 1) {
    fprintf(stderr, "usage: measure RUNS COMMAND [ARGUMENT]... [-- COMMAND [ARGUMENT]...]...\n");
    return 64;
  }
  char **commands[MOST_COMMANDS];
  int commandCount = 0;
  for (int i = 1; i < count; i++) {
    if (i != 1 && strcmp(words[i], "--") != 0) continue;
    words[i] = NULL;
    if (i + 1 == count || commandCount == MOST_COMMANDS) {
      fprintf(stderr, "measure: one to %d commands are wanted\n", MOST_COMMANDS);
      return 64;
    }
    commands[commandCount++] = &words[i + 1];
  }

  Run *measured = calloc((size_t)(runs * commandCount), sizeof *measured);
  double *walls = calloc((size_t)runs, sizeof *walls);
  if (!measured || !walls) return 2;
  for (int command = 0; command < commandCount; command++) run(commands[command]);
  for (int i = 0; i < runs; i++)
    for (int command = 0; command < commandCount; command++)
      measured[command * runs + i] = run(commands[command]);

  for (int command = 0; command < commandCount; command++) {
    double processor = measured[command * runs].processor;
    long memory = 0;
    for (int i = 0; i < runs; i++) {
      Run each = measured[command * runs + i];
      walls[i] = each.wall;
      if (each.processor < processor) processor = each.processor;
      if (each.memory > memory) memory = each.memory;
    }
    qsort(walls, (size_t)runs, sizeof *walls, ascending);
    double median = (walls[(runs - 1) / 2] + walls[runs / 2]) / 2;
    printf("%.3f\t%.3f\t%.3f\t%ld\n", walls[0], median, processor, memory);
  }
  free(measured);
  free(walls);
  return 0;
}
