/*
 * Prints what the native Swiss Ephemeris (Debian's libswe-dev) makes of some thousands of moments and places.
 *
 *   cc swiss.c -o swiss -lswe -lm && ./swiss ../../ephe > swiss.vectors.txt
 *
 * Rows, fields parted by blanks; degrees, astronomical units, degrees a day, Julian days UT:
 *   P jd body flag longitude latitude distance speed declination        body by SE number
 *   H jd latitude longitude system solved cusp1..cusp12 ascendant midheaven armc vertex eastpoint
 *     speeds of ascendant and midheaven; solved 0: the system has no solution or its cusps are out of order,
 *     and the cusps printed are Porphyry's
 *   S jd mode ayanamsa sun moon                                          sidereal
 *   T jd latitude longitude altitude body longitude latitude declination topocentric
 *   D jd deltat                                                          seconds
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <swephexp.h>

static uint64_t state = 20260214;

/* Knuth's MMIX generator: the same rows on every machine. */
static double uniform(double from, double to) {
  state = state * 6364136223846793005ULL + 1442695040888963407ULL;
  return from + (to - from) * (double)(state >> 11) / 9007199254740992.0;
}

/* To the microsecond-ish, so that the printed moment is the moment used. */
static double moment(void) { return floor(uniform(2378500.0, 2597635.0) * 1e5) / 1e5; }
static double latitude(int i) {
  double at = i % 6 == 5 ? uniform(66.6, 89.9) : uniform(0.0, 66.0);
  return floor((i & 1 ? -at : at) * 1e4) / 1e4;
}
static double longitude(void) { return floor(uniform(-180.0, 180.0) * 1e4) / 1e4; }

/* Twice the same cusp is a house that holds nothing, as Pullen's has them; three times is a quadrant that collapsed. */
static int in_order(const double *cusps) {
  double round = 0, last = 1;
  for (int i = 1; i <= 13; i++) {
    int cusp = (i - 1) % 12 + 1;
    double step = swe_degnorm(cusps[cusp % 12 + 1] - cusps[cusp]);
    if (step > 360 - 1e-7) step = 0;
    if (step >= 180 || (step < 1e-7 && last < 1e-7)) return 0;
    if (i <= 12) round += step;
    last = step;
  }
  return fabs(round - 360) < 1e-6;
}

int main(int argc, char **argv) {
  const int bodies[] = {SE_SUN, SE_MOON, SE_MERCURY, SE_VENUS, SE_MARS, SE_JUPITER, SE_SATURN, SE_URANUS, SE_NEPTUNE,
    SE_PLUTO, SE_MEAN_NODE, SE_TRUE_NODE, SE_MEAN_APOG, SE_OSCU_APOG, SE_CHIRON, SE_CERES, SE_PALLAS, SE_JUNO, SE_VESTA};
  const char *systems = "ABCDEFHIiJKLMNOPQRSTUVWXY";
  char text[256];
  double x[6], equatorial[6], cusps[37], angles[10], speeds[37], angle_speeds[10];
  swe_set_ephe_path(argc > 1 ? argv[1] : "../../ephe");
  printf("# Swiss Ephemeris %.7s, libswe-dev of Debian\n", swe_version(text));

  /* Outside the files: Moshier, and nothing for Chiron. First of all: once the library has seen the Sun by its files,
     it deflects the light of Moshier's planets around that place. */
  const double far[] = {1721500.5, 1903682.75, 2086302.25, 2268923.5, 2305447.5, 2378490.5, 2600000.5, 2700000.5, 2816000.5};
  for (unsigned i = 0; i < sizeof far / sizeof *far; i++)
    for (unsigned b = 0; b < 15; b++) {
      int flag = swe_calc_ut(far[i], bodies[b], SEFLG_SWIEPH | SEFLG_SPEED, x, text);
      if (flag < 0) { memset(x, 0, sizeof x); memset(equatorial, 0, sizeof equatorial); }
      else swe_calc_ut(far[i], bodies[b], SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_EQUATORIAL, equatorial, text);
      printf("P %.5f %d %d %.8f %.8f %.8f %.8f %.8f\n", far[i], bodies[b], flag, x[0], x[1], x[2], x[3], equatorial[1]);
    }
  for (int i = 0; i < 260; i++) {
    double jd = moment();
    printf("D %.5f %.6f\n", jd, swe_deltat_ex(jd, SEFLG_SWIEPH, text) * 86400);
    for (unsigned b = 0; b < sizeof bodies / sizeof *bodies; b++) {
      int flag = swe_calc_ut(jd, bodies[b], SEFLG_SWIEPH | SEFLG_SPEED, x, text);
      swe_calc_ut(jd, bodies[b], SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_EQUATORIAL, equatorial, text);
      printf("P %.5f %d %d %.8f %.8f %.8f %.8f %.8f\n", jd, bodies[b], flag, x[0], x[1], x[2], x[3], equatorial[1]);
    }
  }
  for (const char *system = systems; *system; system++)
    for (int i = 0; i < 120; i++) {
      double jd = moment(), north = latitude(i), east = longitude();
      int solved = swe_houses_ex2(jd, 0, north, east, *system, cusps, angles, speeds, angle_speeds, text) >= 0 && in_order(cusps);
      if (!solved) swe_houses_ex2(jd, 0, north, east, 'O', cusps, angles, speeds, angle_speeds, text);
      printf("H %.5f %.4f %.4f %c %d", jd, north, east, *system, solved);
      for (int c = 1; c <= 12; c++) printf(" %.7f", cusps[c]);
      for (int a = 0; a < 5; a++) printf(" %.7f", angles[a]);
      printf(" %.6f %.6f\n", angle_speeds[0], angle_speeds[1]);
    }
  for (int mode = 0; mode < 47; mode++)
    for (int i = 0; i < 12; i++) {
      double jd = moment(), ayanamsa, moon[6];
      swe_set_sid_mode(mode, 0, 0);
      swe_get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH, &ayanamsa, text);
      swe_calc_ut(jd, SE_SUN, SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL, x, text);
      swe_calc_ut(jd, SE_MOON, SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL, moon, text);
      printf("S %.5f %d %.8f %.8f %.8f\n", jd, mode, ayanamsa, x[0], moon[0]);
    }
  for (int i = 0; i < 200; i++) {
    double jd = moment(), north = latitude(i), east = longitude(), up = floor(uniform(0, 5000));
    int body = bodies[i % 15 == 0 ? 1 : i % 10];
    swe_set_topo(east, north, up);
    swe_calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_TOPOCTR, x, text);
    swe_calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_TOPOCTR | SEFLG_EQUATORIAL, equatorial, text);
    printf("T %.5f %.4f %.4f %.0f %d %.8f %.8f %.8f\n", jd, north, east, up, body, x[0], x[1], equatorial[1]);
  }
  return 0;
}
