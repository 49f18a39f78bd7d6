/**
 * The sidereal zodiacs of the Swiss Ephemeris, by name, in the order of its numbers (`SE_SIDM_…` in
 * `swephexp.h`; section 2.7 of its documentation explains each).
 */
export const ayanamsas = [
  'fagan-bradley',
  'lahiri',
  'de-luce',
  'raman',
  'usha-shashi',
  'krishnamurti',
  'djwhal-khul',
  'yukteshwar',
  'jn-bhasin',
  'babylonian-kugler-1',
  'babylonian-kugler-2',
  'babylonian-kugler-3',
  'babylonian-huber',
  'babylonian-eta-piscium',
  'babylonian-aldebaran',
  'hipparchos',
  'sassanian',
  'galactic-center-0-sagittarius',
  'j2000',
  'j1900',
  'b1950',
  'suryasiddhanta',
  'suryasiddhanta-mean-sun',
  'aryabhata',
  'aryabhata-mean-sun',
  'ss-revati',
  'ss-citra',
  'true-citra',
  'true-revati',
  'true-pushya',
  'galactic-center-gil-brand',
  'galactic-equator-iau-1958',
  'galactic-equator-true',
  'galactic-equator-mid-mula',
  'skydram-mardyks',
  'true-mula',
  'galactic-center-mid-mula-wilhelm',
  'aryabhata-522',
  'babylonian-britton',
  'true-sheoran',
  'galactic-center-cochrane',
  'galactic-equator-fiorenza',
  'valens-moon',
  'lahiri-1940',
  'lahiri-vp285',
  'krishnamurti-vp291',
  'lahiri-icrc',
] as const;

export type AyanamsaName = (typeof ayanamsas)[number];

/** Those reckoned from where a star, or the galaxy, is seen at the moment. */
const starAyanamsas: ReadonlySet<AyanamsaName> = new Set<AyanamsaName>([
  'galactic-center-0-sagittarius',
  'true-citra',
  'true-revati',
  'true-pushya',
  'galactic-center-gil-brand',
  'galactic-equator-iau-1958',
  'galactic-equator-true',
  'galactic-equator-mid-mula',
  'true-mula',
  'galactic-center-mid-mula-wilhelm',
  'true-sheoran',
  'galactic-center-cochrane',
]);

/** Whether the library looks at a star to work an ayanamsa out. */
export const isFromStar = (ayanamsa: Ayanamsa): boolean =>
  typeof ayanamsa === 'string' && starAyanamsas.has(ayanamsa);

/** An ayanamsa of one's own: its value in degrees at an epoch (Julian day, TT); precession does the rest. */
export interface CustomAyanamsa {
  epoch: number;
  value: number;
}

export type Ayanamsa = AyanamsaName | CustomAyanamsa;

const SE_SIDM_USER = 255;

/**
 * Zodiacs that stand still at an epoch. By their own numbers the Swiss Ephemeris projects bodies on the ecliptic of the
 * epoch, while the ayanamsa that it gives of them, like those of all others, is to be taken off a longitude along the
 * ecliptic of date: the Moon differs by up to 0.34° between the two in 2,000 years. Here there is one definition for
 * all zodiacs, the second one, which charts made of longitudes (composites, progressed angles, directions) can follow.
 */
const ofEpochs: Readonly<Partial<Record<AyanamsaName, CustomAyanamsa>>> = {
  j2000: { epoch: 2_451_545, value: 0 },
  j1900: { epoch: 2_415_020, value: 0 },
  b1950: { epoch: 2_433_282.42345905, value: 0 },
  'skydram-mardyks': { epoch: 2_451_079.734892, value: 30 },
};

/** The arguments of `swe_set_sid_mode`. */
export function siderealMode(ayanamsa: Ayanamsa): readonly [mode: number, epoch: number, value: number] {
  const custom = typeof ayanamsa === 'string' ? ofEpochs[ayanamsa] : ayanamsa;
  if (custom !== undefined) return [SE_SIDM_USER, custom.epoch, custom.value];
  return [ayanamsas.indexOf(ayanamsa as AyanamsaName), 0, 0];
}
