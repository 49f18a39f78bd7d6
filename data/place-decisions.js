/**
 * Places whose clock or country no polygon decides: disputed land, and points that GeoNames has on the wrong side
 * of a border. A `region` replaces country and division.
 *
 * @type {readonly { ids: readonly number[], timezone: string, region?: string, reason: string }[]}
 */
export const decisions = [
  {
    ids: [146839],
    timezone: 'Asia/Nicosia',
    region: 'CY-05',
    reason:
      'Akrotiri is a Cypriot village in the British base area, which ISO 3166 has no code for and which keeps the clock of Cyprus',
  },
  {
    ids: [146268],
    timezone: 'Asia/Nicosia',
    reason:
      'Nicosia: its point lies north of the Green Line, but the capital kept the clock of the Republic in 2016 and 2017',
  },
  {
    ids: [2461874, 9645313, 11071896, 2463161],
    timezone: 'Africa/El_Aaiun',
    region: 'EH-00',
    reason:
      'Western Sahara has a code of its own in ISO 3166, under which GeoNames lists its other towns; its clock was Spanish until 1976',
  },
  {
    ids: [284572, 7303419, 6945291, 7890353],
    timezone: 'Asia/Jerusalem',
    reason: 'East Jerusalem has kept the clock of Israel since June 1967',
  },
  {
    ids: [171200, 167167],
    timezone: 'Asia/Jerusalem',
    reason:
      'Villages of the Golan Heights, which have kept the clock of Israel since June 1967; their country stays as ISO 3166 has it',
  },
  {
    ids: [2123979, 2119447],
    timezone: 'Asia/Sakhalin',
    reason:
      'The South Kurils: Federal Law 107-FZ of 2011 puts all of Sakhalin Oblast but the Severo-Kurilsk district on the clock of Sakhalin, the polygons on that of Magadan, and GeoNames one town on that of Tokyo',
  },
];
