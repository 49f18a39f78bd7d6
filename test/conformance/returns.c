/*
 * Prints, by the native Swiss Ephemeris (Debian's libswe-dev), when Sun and Moon are back where they were at a birth,
 * and where fixed stars stand:
 *
 *   cc returns.c -o returns -lswe -lm && ./returns ../../ephe > returns.vectors.txt
 *
 * One row each; births are UT, moments Julian days UT, angles degrees, latitudes and longitudes of places north and
 * east:
 *   S birth years jd                  the Sun's return so many years on (swe_solcross_ut)
 *   M birth from jd                   the Moon's first return from a date on (swe_mooncross_ut)
 *   P birth years jd                  the Sun's return among the stars: to its longitude in Lahiri's zodiac, by bisection
 *   s birth years n e n2 e2 jd        the Sun's as seen from the place of birth and from another, by bisection
 *   m birth from n e n2 e2 jd         the Moon's so
 *   F star jd longitude latitude magnitude   apparent, tropical
 *   f star jd longitude               the same in Lahiri's zodiac
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>

static uint64_t state = 20261121;
static char text[256];

/* Knuth's MMIX generator: the same rows on every machine. */
static int pick(int from, int to) {
  state = state * 6364136223846793005ULL + 1442695040888963407ULL;
  return from + (int)((state >> 33) % (uint64_t)(to - from + 1));
}

static double birth(char *printed) {
  int year = pick(1801, 2250), month = pick(1, 12), day = pick(1, 28), hour = pick(0, 23), minute = pick(0, 59);
  sprintf(printed, "%04d-%02d-%02d %02d:%02d", year, month, day, hour, minute);
  return swe_julday(year, month, day, hour + minute / 60.0, SE_GREG_CAL);
}
static double date(int from, char *printed) {
  int year = pick(from, from + 90), month = pick(1, 12), day = pick(1, 28);
  sprintf(printed, "%04d-%02d-%02d", year, month, day);
  return swe_julday(year, month, day, 0, SE_GREG_CAL);
}
static void place(double *north, double *east) {
  *north = pick(-8000, 8000) / 100.0;
  *east = pick(-18000, 18000) / 100.0;
}
static double longitude(int body, double t, int flags) {
  double x[6];
  swe_calc_ut(t, body, SEFLG_SWIEPH | flags, x, text);
  return x[0];
}
/* The moment between two at which a body that is never retrograde reaches a longitude. */
static double reached(int body, double target, double low, double high, int flags) {
  for (int i = 0; i < 45; i++) {
    double middle = (low + high) / 2;
    if (swe_difdeg2n(longitude(body, middle, flags), target) < 0) low = middle; else high = middle;
  }
  return (low + high) / 2;
}

int main(int argc, char **argv) {
  char born[32], from[32];
  double north, east, north2, east2;
  swe_set_ephe_path(argc > 1 ? argv[1] : "../../ephe");
  printf("# Swiss Ephemeris %.7s, libswe-dev of Debian\n", swe_version(text));

  for (int i = 0; i < 60; i++) {
    double t = birth(born);
    int years = pick(0, 100);
    double near = t + years * 365.24219;
    printf("S %s %d %.8f\n", born, years, swe_solcross_ut(longitude(SE_SUN, t, 0), near - 10, SEFLG_SWIEPH, text));
  }
  for (int i = 0; i < 60; i++) {
    double t = birth(born), start = date(atoi(born) + 1, from);
    printf("M %s %s %.8f\n", born, from, swe_mooncross_ut(longitude(SE_MOON, t, 0), start, SEFLG_SWIEPH, text));
  }
  swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
  for (int i = 0; i < 30; i++) {
    double t = birth(born);
    int years = pick(0, 100);
    double near = t + years * 365.25636;
    printf("P %s %d %.8f\n", born, years,
      reached(SE_SUN, longitude(SE_SUN, t, SEFLG_SIDEREAL), near - 10, near + 10, SEFLG_SIDEREAL));
  }
  for (int i = 0; i < 40; i++) {
    double t = birth(born);
    int years = pick(0, 100);
    place(&north, &east), place(&north2, &east2);
    swe_set_topo(east, north, 0);
    double target = longitude(SE_SUN, t, SEFLG_TOPOCTR), near = t + years * 365.24219;
    swe_set_topo(east2, north2, 0);
    printf("s %s %d %.2f %.2f %.2f %.2f %.8f\n", born, years, north, east, north2, east2,
      reached(SE_SUN, target, near - 10, near + 10, SEFLG_TOPOCTR));
  }
  for (int i = 0; i < 60; i++) {
    double t = birth(born), start = date(atoi(born) + 1, from);
    place(&north, &east), place(&north2, &east2);
    swe_set_topo(east, north, 0);
    double target = longitude(SE_MOON, t, SEFLG_TOPOCTR), low = start;
    swe_set_topo(east2, north2, 0);
    /* In steps of which none is half a circle long. */
    while (swe_difdeg2n(longitude(SE_MOON, low + 1, SEFLG_TOPOCTR), target) < 0 ||
           swe_difdeg2n(longitude(SE_MOON, low, SEFLG_TOPOCTR), target) >= 0) low += 1;
    printf("m %s %s %.2f %.2f %.2f %.2f %.8f\n", born, from, north, east, north2, east2,
      reached(SE_MOON, target, low, low + 1, SEFLG_TOPOCTR));
  }

  /* The last moment lies outside the files. */
  const double moments[] = {2378600.25, 2415020.0, 2433282.5, 2451545.0, 2461365.75, 2597000.0, 2268923.5};
  const char *stars[] = {"alTau", "bePer", "alSco", "alLeo", "alPsA", "alVir", "alCMa", "alBoo", "alLyr", "etTau",
    "alCen", "alUMi", "al-2Lib", "deCap", "alCar"};
  for (unsigned s = 0; s < sizeof stars / sizeof *stars; s++)
    for (unsigned m = 0; m < sizeof moments / sizeof *moments; m++) {
      char name[2 * SE_MAX_STNAME + 1];
      double x[6], magnitude;
      sprintf(name, ",%s", stars[s]);
      swe_fixstar2_mag(name, &magnitude, text);
      sprintf(name, ",%s", stars[s]);
      swe_fixstar2_ut(name, moments[m], SEFLG_SWIEPH, x, text);
      printf("F %s %.2f %.9f %.9f %.2f\n", stars[s], moments[m], x[0], x[1], magnitude);
      sprintf(name, ",%s", stars[s]);
      swe_fixstar2_ut(name, moments[m], SEFLG_SWIEPH | SEFLG_SIDEREAL, x, text);
      printf("f %s %.2f %.9f\n", stars[s], moments[m], x[0]);
    }
  return 0;
}
