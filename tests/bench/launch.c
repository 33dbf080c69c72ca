/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* launch PROGRAM ARG...: runs it without output and prints what it took: exit status, microseconds
 * on the clock, microseconds of CPU time, kilobytes at the peak. Small on purpose: the peak of a
 * process begins with that of the one which it was forked from. */

#define _GNU_SOURCE

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long
get_clock (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

static long long
to_microseconds (struct timeval time)
{
  return time.tv_sec * 1000000LL + time.tv_usec;
}

int
main (int argc, char **argv)
{
  long long start = get_clock ();
  struct rusage usage;
  int status;
  pid_t child = fork ();

  if (child == 0) {
    int nowhere = open ("/dev/null", O_WRONLY);

    dup2 (nowhere, 1);
    dup2 (nowhere, 2);
    execvp (argv[1], argv + 1);
    _exit (127);
  }
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || !WIFEXITED (status))
    return 1;

  printf ("%d %lld %lld %ld\n", WEXITSTATUS (status), get_clock () - start,
          to_microseconds (usage.ru_utime) + to_microseconds (usage.ru_stime), usage.ru_maxrss);

  return 0;
}
