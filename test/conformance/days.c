/*
 * Prints, by the native Swiss Ephemeris (Debian's libswe-dev), the sky of every midnight UT from 2025-12-25 on, and
 * the eclipses of 2026 to 2028:
 *
 *   cc days.c -o days -lswe -lm && ./days ../../ephe > days.vectors.txt
 *
 * One row a day: its date, then the longitudes of Sun to Pluto, degrees, with an r where the body goes backward.
 * After them the eclipses: E, the date of the greatest, solar or lunar, the kind.
 */
#include <stdio.h>
#include <swephexp.h>

static char text[256];

static void date(double t) {
  int year, month, day;
  double hour;
  swe_revjul(t, SE_GREG_CAL, &year, &month, &day, &hour);
  printf("%04d-%02d-%02d", year, month, day);
}

static const char *kind(int flags) {
  if (flags & SE_ECL_ANNULAR_TOTAL) return "hybrid";
  if (flags & SE_ECL_TOTAL) return "total";
  if (flags & SE_ECL_ANNULAR) return "annular";
  return flags & SE_ECL_PENUMBRAL ? "penumbral" : "partial";
}

int main(int argc, char **argv) {
  double first = swe_julday(2025, 12, 25, 0, SE_GREG_CAL), last = swe_julday(2029, 8, 1, 0, SE_GREG_CAL);
  double from = swe_julday(2026, 1, 1, 0, SE_GREG_CAL), to = swe_julday(2029, 1, 1, 0, SE_GREG_CAL);
  double x[6], when[10], t;
  int body, flags;
  swe_set_ephe_path(argc > 1 ? argv[1] : ".");
  printf("# swisseph %s\n", swe_version(text));
  for (t = first; t <= last; t++) {
    date(t);
    for (body = SE_SUN; body <= SE_PLUTO; body++) {
      if (swe_calc_ut(t, body, SEFLG_SWIEPH | SEFLG_SPEED, x, text) < 0) return 1;
      printf(" %.4f%s", x[0], x[3] < 0 ? "r" : "");
    }
    printf("\n");
  }
  for (t = from;;) {
    flags = swe_sol_eclipse_when_glob(t, SEFLG_SWIEPH, 0, when, 0, text);
    if (flags < 0 || when[0] >= to) break;
    printf("E ");
    date(when[0]);
    printf(" solar %s\n", kind(flags));
    t = when[0] + 10;
  }
  for (t = from;;) {
    flags = swe_lun_eclipse_when(t, SEFLG_SWIEPH, 0, when, 0, text);
    if (flags < 0 || when[0] >= to) break;
    printf("E ");
    date(when[0]);
    printf(" lunar %s\n", kind(flags));
    t = when[0] + 10;
  }
  return 0;
}
