/* The ephemeris calls of a natal chart, made from C: prints microseconds a chart. Usage: natal EPHE COUNT */
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

int main(int argc, char **argv) {
  const int bodies[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11};
  int count = argc > 2 ? atoi(argv[2]) : 1000;
  char text[256];
  double x[6], cusps[37], angles[10], sum = 0;
  swe_set_ephe_path(argc > 1 ? argv[1] : "ephe");
  srand(1);
  for (int turn = 0; turn < 2; turn++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < count; i++) {
      double ut = 2415020.5 + 47000.0 * rand() / RAND_MAX, tt = ut + swe_deltat_ex(ut, SEFLG_SWIEPH, text);
      swe_calc(tt, SE_ECL_NUT, SEFLG_SWIEPH, x, text);
      double obliquity = x[0], nutation = x[2];
      for (int b = 0; b < 13; b++) {
        swe_calc(tt, bodies[b], SEFLG_SWIEPH | SEFLG_SPEED, x, text);
        sum += x[0];
      }
      double armc = swe_degnorm(swe_sidtime0(ut, obliquity, nutation) * 15 + 360.0 * rand() / RAND_MAX - 180);
      swe_houses_armc(armc, 120.0 * rand() / RAND_MAX - 60, obliquity, 'P', cusps, angles);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (turn) printf("%.3f\n", ((end.tv_sec - start.tv_sec) * 1e6 + (end.tv_nsec - start.tv_nsec) / 1e3) / count);
  }
  return sum < 0;
}
