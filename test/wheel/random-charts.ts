import type { Charts, WheelChart, WheelPoint } from '#dist/wheel/sources.js';
import fc from '../fast-check.js';

/** Charts as no sky has them: bodies anywhere, in heaps, on cusps; houses of any width. */

const point = (id: number, longitude: number, retrograde: boolean): WheelPoint => ({
  id,

  planetName: '',
  signName: '',
  longitude,
  signId: Math.floor(longitude / 30) as WheelPoint['signId'],
  degrees: Math.floor(longitude % 30),
  minutes: Math.floor((longitude * 60) % 60),
  retrograde,
});

const longitude = fc.integer({ min: 0, max: 3_599_999 }).map((units) => units / 10_000);

/** Up to 30 bodies, some of them within some degrees of each other. */
const points = fc
  .array(fc.record({ longitude, retrograde: fc.boolean(), heaped: fc.boolean() }), {
    minLength: 0,
    maxLength: 30,
  })
  .chain((bodies) =>
    fc.record({ middle: longitude, width: fc.constantFrom(0, 0.5, 8, 30, 120) }).map(({ middle, width }) =>
      bodies.map(({ longitude: free, retrograde, heaped }, i) => {
        const near = (middle + (free / 360) * width) % 360;
        return point(i < 15 ? i : 10_000 + i, heaped ? near : free, retrograde);
      }),
    ),
  );

/** Cusps in order around the circle, the first at the Ascendant; or none. */
const houses = fc.option(
  fc
    .record({
      ascendant: longitude,
      widths: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ ascendant, widths }) => {
      const whole = widths.reduce((sum, width) => sum + width, 0);
      let from = 0;
      const half = widths.map((width) => {
        const cusp = from;
        from += (width * 180) / whole;
        return cusp;
      });
      return [...half, ...half.map((cusp) => cusp + 180)].map((cusp) => (ascendant + cusp) % 360);
    }),
  { nil: [] as number[], freq: 8 },
);

const chart = fc.record({ points, cusps: houses, midheaven: longitude }).map(
  ({ points, cusps, midheaven }): WheelChart => ({
    points,
    cusps,
    angles: cusps[0] === undefined ? null : { ascendant: cusps[0], midheaven },
    aspects: [],
    caption: '',
  }),
);

export const randomCharts = fc
  .record({ inner: chart, outer: fc.option(chart, { freq: 3 }) })
  .map(({ inner, outer }): Charts => ({ inner, outer, aspects: [], orbs: 'chart' }));
