import { readFileSync } from 'node:fs';
import { find } from 'geo-tz/all';
import { describe, test } from 'vitest';
import { ZoneTable } from '#dist/time/zones.js';
import { expect } from '../expect.js';
import { all, corrections } from './files.js';

const zones = ZoneTable.from(readFileSync(new URL('../../data/zones.bin', import.meta.url)));

describe('a place keeps the clock of the land it lies in', () => {
  // GeoNames ids; zones by the tz database's comments and zone1970.tab.
  test.each([
    [4266307, 'Vincennes', 'America/Indiana/Vincennes'],
    [4653999, 'Rockwood', 'America/New_York'],
    [3520271, 'Ciudad Río Bravo', 'America/Matamoros'],
    [3514868, 'Valle Hermoso', 'America/Matamoros'],
    [3995050, 'Nava', 'America/Matamoros'],
    [4018761, 'Allende', 'America/Matamoros'],
    [3530590, 'Ciudad Miguel Alemán', 'America/Matamoros'],
    [1580240, 'Huế', 'Asia/Ho_Chi_Minh'],
    [1513331, 'Quvasoy', 'Asia/Tashkent'],
    [1216189, 'Shohimardon', 'Asia/Tashkent'],
    [166285, 'Kabbasin', 'Asia/Damascus'],
    [146839, 'Akrotiri', 'Asia/Nicosia'],
    [6317136, 'Fernando de Noronha (Distrito Estadual)', 'America/Noronha'],
    [3894426, 'Coyhaique', 'America/Coyhaique'],
    [146268, 'Nicosia', 'Asia/Nicosia'],
    [7303419, 'East Jerusalem', 'Asia/Jerusalem'],
  ])('%i %s: %s', (id, name, timezone) => {
    expect(all.byId(id)).toMatchObject({ name, timezone });
  });

  test('Akrotiri is in Cyprus, Smara in Western Sahara', () => {
    expect(all.byId(146839)).toMatchObject({ country_code: 'CY', admin1_code: 'CY-05' });
    expect(all.byId(2461874)).toMatchObject({ country_code: 'EH', admin1_code: 'EH-00' });
  });

  test('every correction by a polygon is one, and every zone is known', () => {
    for (const { id, timezone, timezoneBefore, reason } of corrections()) {
      expect(zones.get(timezone)).toBeDefined();
      expect(all.byId(id)?.timezone).toBe(timezone);
      if (reason !== 'polygon') continue;
      const place = all.byId(id) ?? expect.unreachable();
      const there = find(place.latitude, place.longitude);
      expect(there).toContain(timezone);
      expect(there).not.toContain(timezoneBefore);
    }
  });
});
