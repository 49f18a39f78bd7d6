import * as astronomy from 'astronomy-engine';

export const name = 'astronomy-engine';

/** It gives equatorial vectors of J2000, which it turns into the ecliptic of date. @param {Date} moment @param {string} body */
export function longitude(moment, body) {
  const time = astronomy.MakeTime(moment);
  if (body === 'Sun') return astronomy.SunPosition(time).elon;
  if (body === 'Moon') return astronomy.EclipticGeoMoon(time).lon;
  const vector = astronomy.GeoVector(/** @type {import('astronomy-engine').Body} */ (body), time, true);
  const { lon } = astronomy.SphereFromVector(
    astronomy.RotateVector(astronomy.Rotation_EQJ_ECT(time), vector),
  );
  return lon;
}
