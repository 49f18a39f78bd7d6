/*
 * Prints when, by the native Swiss Ephemeris (Debian's libswe-dev), the sky does something: found by its own
 * crossing and eclipse functions, or by small steps and bisection of its positions.
 *
 *   cc events.c -o events -lswe -lm && ./events ../../ephe > events.vectors.txt
 *
 * A row in capitals opens a span, rows in small letters are every event in it; Julian days UT, degrees:
 *   X body longitude from jd                     swe_solcross_ut, swe_mooncross_ut: the first crossing after `from`
 *   B body from to      i jd sign direction      ingress: the sign entered, 1 forwards, -1 backwards
 *                       s jd longitude bend      station: degrees a day by which the speed changes in a day
 *   A body body from to a jd angle longitude longitude
 *   N from to           n jd phase longitude     lunation: 0 new to 3 last quarter
 *   E from to           e jd kind type magnitude eclipse: kind s or l, type T total, A annular, H hybrid, P partial,
 *                                                N penumbral
 *   R body latitude longitude from to up         then r jd, t jd, d jd: rise, upper transit, set ("down") of the upper
 *                                                limb with 34' of refraction, by steps and bisection of the altitude;
 *                                                up: 1 when it is above the horizon at first
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <swephexp.h>

static uint64_t state = 20260301;
static char text[256];

/* Knuth's MMIX generator: the same rows on every machine. */
static double uniform(double from, double to) {
  state = state * 6364136223846793005ULL + 1442695040888963407ULL;
  return from + (to - from) * (double)(state >> 11) / 9007199254740992.0;
}
/* A day on which spans begin, early enough in the files for a span of so many days. */
static double day(double span) { return floor(uniform(2378500.0, 2597600.0 - span)) + 0.5; }
static double turned(double degrees) { return swe_difdeg2n(degrees, 0); }

/* A longitude, or how far the second of two bodies is ahead of the first. */
typedef struct { int first, second; } Pair;
static double longitude(int body, double t, double *speed) {
  double x[6];
  swe_calc_ut(t, body, SEFLG_SWIEPH | SEFLG_SPEED, x, text);
  *speed = x[3];
  return x[0];
}
static double value(Pair pair, double t, double *speed) {
  double at = longitude(pair.first, t, speed);
  if (pair.second < 0) return at;
  double speed2, at2 = longitude(pair.second, t, &speed2);
  *speed = speed2 - *speed;
  return swe_degnorm(at2 - at);
}
static double rate(Pair pair, double t) { double speed; value(pair, t, &speed); return speed; }
static double over(Pair pair, double t, double target) { double speed; return turned(value(pair, t, &speed) - target); }

static double turning(Pair pair, double low, double high) {
  int up = rate(pair, low) > 0;
  for (int i = 0; i < 34; i++) {
    double middle = (low + high) / 2;
    if ((rate(pair, middle) > 0) == up) low = middle; else high = middle;
  }
  return (low + high) / 2;
}
static double crossing(Pair pair, double target, double low, double high) {
  int above = over(pair, low, target) > 0;
  for (int i = 0; i < 34; i++) {
    double middle = (low + high) / 2;
    if ((over(pair, middle, target) > 0) == above) low = middle; else high = middle;
  }
  return (low + high) / 2;
}

typedef void Crossed(Pair pair, double t, double target, int direction);
typedef void Turned(Pair pair, double t);

/* Every crossing of multiples of `grid` and every turning point, by steps small enough for one turn in each at most. */
static void follow(Pair pair, double from, double to, double step, double grid, Crossed *crossed, Turned *turns) {
  double bounds[3], speed, next_speed, start = value(pair, from, &speed);
  for (double t = from; t < to; t += step) {
    double end = fmin(t + step, to), next = value(pair, end, &next_speed);
    int pieces = (speed > 0) == (next_speed > 0) ? 1 : 2;
    bounds[0] = t; bounds[pieces] = end;
    if (pieces == 2) bounds[1] = turning(pair, t, end);
    for (int p = 0; p < pieces; p++) {
      double any, a = bounds[p], b = bounds[p + 1], stop = p == pieces - 1 ? next : value(pair, b, &any);
      double change = turned(stop - start);
      int direction = change > 0 ? 1 : -1;
      for (double k = direction > 0 ? ceil(start / grid) : floor(start / grid); direction * (start + change - k * grid) > 0; k += direction)
        crossed(pair, crossing(pair, swe_degnorm(k * grid), a, b), swe_degnorm(k * grid), direction);
      if (p == 0 && pieces == 2 && turns) turns(pair, b);
      start = stop;
    }
    speed = next_speed;
  }
}
static void ingress(Pair pair, double t, double target, int direction) {
  (void)pair;
  printf("i %.8f %d %d\n", t, ((int)(target / 30) + (direction < 0 ? 11 : 0)) % 12, direction);
}
static void station(Pair pair, double t) {
  double speed, at = value(pair, t, &speed);
  printf("s %.8f %.8f %.8f\n", t, at, rate(pair, t + 0.5) - rate(pair, t - 0.5));
}
static void aspect(Pair pair, double t, double target, int direction) {
  double speed, angle = target > 180 ? 360 - target : target;
  (void)direction;
  if (angle != 30 && angle != 150)
    printf("a %.8f %.0f %.8f %.8f\n", t, angle, longitude(pair.first, t, &speed), longitude(pair.second, t, &speed));
}
static void lunation(Pair pair, double t, double target, int direction) {
  double speed;
  (void)direction;
  printf("n %.8f %.0f %.8f\n", t, target / 90, longitude(pair.second, t, &speed));
}

static void eclipses(double from, double to) {
  double times[10], attributes[20], spot[10] = {0};
  printf("E %.1f %.1f\n", from, to);
  for (double t = from;; t = times[0] + 10) {
    int type = swe_sol_eclipse_when_glob(t, SEFLG_SWIEPH, 0, times, 0, text);
    if (times[0] >= to) break;
    swe_sol_eclipse_where(times[0], SEFLG_SWIEPH, spot, attributes, text);
    printf("e %.8f s %c %.6f\n", times[0], type & SE_ECL_ANNULAR_TOTAL ? 'H' : type & SE_ECL_TOTAL ? 'T' :
      type & SE_ECL_ANNULAR ? 'A' : 'P', attributes[type & SE_ECL_CENTRAL ? 1 : 0]);
  }
  for (double t = from;; t = times[0] + 10) {
    double centre[3] = {0, 0, 0};
    int type = swe_lun_eclipse_when(t, SEFLG_SWIEPH, 0, times, 0, text);
    if (times[0] >= to) break;
    swe_lun_eclipse_how(times[0], SEFLG_SWIEPH, centre, attributes, text);
    printf("e %.8f l %c %.6f\n", times[0], type & SE_ECL_TOTAL ? 'T' : type & SE_ECL_PARTIAL ? 'P' : 'N',
      attributes[type & SE_ECL_PENUMBRAL ? 1 : 0]);
  }
}

/* Height of the upper limb above the apparent horizon, and hour angle, from the topocentric place. */
static double height(int body, double t, double north, double east, double *hour_angle) {
  /* Kilometres: IAU's nominal Sun and mean radii of Archinal et al. 2018, rounded as the library has them. */
  const double radius[] = {696000, 1737.5, 2439.4, 6051.8, 3389.5, 69911, 58232, 25362, 24622, 1188.3};
  double x[6];
  swe_set_topo(east, north, 0);
  swe_calc_ut(t, body, SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_TOPOCTR, x, text);
  *hour_angle = turned(swe_sidtime(t) * 15 + east - x[0]);
  double h = *hour_angle * DEGTORAD, d = x[1] * DEGTORAD, f = north * DEGTORAD;
  double altitude = asin(sin(f) * sin(d) + cos(f) * cos(d) * cos(h)) * RADTODEG;
  return altitude + asin(radius[body] / SE_AUNIT_TO_KM / x[2]) * RADTODEG + 34.0 / 60;
}
static void risings(int body, double north, double east, double from, double to) {
  const double step = 0.005;
  double angle, before_angle, before = height(body, from, north, east, &before_angle);
  printf("R %d %.4f %.4f %.1f %.1f %d\n", body, north, east, from, to, before > 0);
  for (double t = from; t < to - step / 2; t += step) {
    double now = height(body, t + step, north, east, &angle), low = t, high = t + step, h;
    if ((now > 0) != (before > 0)) {
      for (int i = 0; i < 30; i++) {
        double middle = (low + high) / 2;
        if ((height(body, middle, north, east, &h) > 0) == (before > 0)) low = middle; else high = middle;
      }
      printf("%c %.8f\n", now > 0 ? 'r' : 'd', low);
    }
    low = t, high = t + step;
    if (before_angle < 0 && angle >= 0 && angle < 90) {
      for (int i = 0; i < 30; i++) {
        double middle = (low + high) / 2;
        height(body, middle, north, east, &h);
        if (h < 0) low = middle; else high = middle;
      }
      printf("t %.8f\n", low);
    }
    before = now, before_angle = angle;
  }
}

int main(int argc, char **argv) {
  swe_set_ephe_path(argc > 1 ? argv[1] : "../../ephe");
  printf("# Swiss Ephemeris %.7s, libswe-dev of Debian\n", swe_version(text));

  /* Equinoxes and solstices of every second year, and as many other longitudes. */
  for (int year = 1801; year < 2399; year += 2) {
    double from = swe_julday(year, 1, 1, 0, SE_GREG_CAL);
    for (int quarter = 0; quarter < 4; quarter++) {
      if (quarter != year / 2 % 4) continue;
      printf("X 0 %d %.1f %.8f\n", quarter * 90, from, swe_solcross_ut(quarter * 90, from, SEFLG_SWIEPH, text));
    }
    double any = floor(uniform(0, 360) * 1e4) / 1e4;
    printf("X 0 %.4f %.1f %.8f\n", any, from, swe_solcross_ut(any, from, SEFLG_SWIEPH, text));
    any = floor(uniform(0, 360) * 1e4) / 1e4;
    printf("X 1 %.4f %.1f %.8f\n", any, from, swe_mooncross_ut(any, from, SEFLG_SWIEPH, text));
  }

  /* Days of a span, spans, days of a step; Sun to Pluto, true node, Chiron, Ceres. */
  const struct { int body, days, spans; double step; } plan[] = {{SE_SUN, 1100, 3, 2}, {SE_MOON, 110, 4, 1},
    {SE_MERCURY, 1100, 6, 0.5}, {SE_VENUS, 1800, 6, 1}, {SE_MARS, 2400, 6, 1}, {SE_JUPITER, 6600, 4, 4},
    {SE_SATURN, 11000, 3, 4}, {SE_URANUS, 16000, 2, 4}, {SE_NEPTUNE, 16000, 2, 4}, {SE_PLUTO, 16000, 3, 4},
    {SE_TRUE_NODE, 1100, 2, 0.1}, {SE_CHIRON, 9000, 3, 4}, {SE_CERES, 2400, 2, 1}};
  for (unsigned p = 0; p < sizeof plan / sizeof *plan; p++)
    for (int i = 0; i < plan[p].spans; i++) {
      double from = day(plan[p].days);
      printf("B %d %.1f %.1f\n", plan[p].body, from, from + plan[p].days);
      /* The node's own turns, several a fortnight, are jitter of the Moon's file. */
      follow((Pair){plan[p].body, -1}, from, from + plan[p].days, plan[p].step, 30, ingress,
        plan[p].body == SE_TRUE_NODE ? NULL : station);
    }

  const struct { int first, second, days, spans; double step; } pairs[] = {{0, 1, 50, 2, 0.5}, {1, 2, 60, 2, 0.5},
    {1, 9, 60, 2, 0.5}, {1, 11, 60, 2, 0.1}, {1, 15, 60, 1, 0.5}, {0, 2, 800, 3, 0.5}, {0, 3, 2000, 2, 1}, {0, 4, 1500, 2, 1},
    {0, 6, 800, 2, 1}, {2, 3, 1000, 4, 0.5}, {2, 5, 800, 3, 0.5}, {3, 4, 1500, 3, 1}, {3, 8, 1000, 2, 1}, {2, 11, 300, 2, 0.1},
    {4, 7, 2000, 2, 1}, {5, 6, 9000, 2, 4}, {6, 7, 15000, 1, 4}, {7, 8, 20000, 1, 4}, {8, 9, 20000, 1, 4}, {6, 15, 12000, 1, 4}};
  for (unsigned p = 0; p < sizeof pairs / sizeof *pairs; p++)
    for (int i = 0; i < pairs[p].spans; i++) {
      double from = day(pairs[p].days);
      printf("A %d %d %.1f %.1f\n", pairs[p].first, pairs[p].second, from, from + pairs[p].days);
      follow((Pair){pairs[p].first, pairs[p].second}, from, from + pairs[p].days, pairs[p].step, 30, aspect, NULL);
    }

  for (int i = 0; i < 8; i++) {
    double from = day(370);
    printf("N %.1f %.1f\n", from, from + 370);
    follow((Pair){SE_SUN, SE_MOON}, from, from + 370, 1, 90, lunation, NULL);
  }

  for (int year = 1800; year < 2400; year += 50) {
    int first = year == 1800 ? 1801 : year;
    eclipses(swe_julday(first, 1, 1, 0, SE_GREG_CAL), swe_julday(year + 12, 1, 1, 0, SE_GREG_CAL));
  }

  for (int i = 0; i < 160; i++) {
    double north = floor(uniform(i % 4 == 3 ? 64 : 0, i % 4 == 3 ? 89.9 : 64) * 1e2) / 1e2, east = floor(uniform(-180, 180) * 1e2) / 1e2;
    double from = day(3);
    risings(i % 3 == 0 ? 0 : i % 3 == 1 ? 1 : i / 3 % 8 + 2, i & 1 ? -north : north, east, from, from + 3);
  }
  return 0;
}
