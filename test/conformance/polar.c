/*
 * Prints, by the native Swiss Ephemeris (Debian's libswe-dev), cusps near and beyond the polar circles:
 *
 *   cc polar.c -o polar -lswe -lm && ./polar > polar.vectors.txt
 *
 * One row each, degrees: system latitude armc code cusps 1 to 12. The obliquity is 23.44; the code is less than 0 where
 * the library has no solution.
 */
#include <stdio.h>
#include <swephexp.h>

int main(void) {
  static const char systems[] = "PKLQRCTUYH";
  static const double latitudes[] = {-66, 66, 69.6, -69.6, 78.2, -85};
  for (const char *system = systems; *system != '\0'; system++)
    for (int l = 0; l < 6; l++)
      for (int armc = 5; armc < 360; armc += 24) {
        double cusps[13], angles[10];
        int code = swe_houses_armc(armc, latitudes[l], 23.44, *system, cusps, angles);
        printf("%c %g %d %d", *system, latitudes[l], armc, code);
        for (int house = 1; house <= 12; house++) printf(" %.8f", cusps[house]);
        printf("\n");
      }
  return 0;
}
