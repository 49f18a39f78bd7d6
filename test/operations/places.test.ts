import { placesResponse } from 'horoscope-engine/schemas';
import { describe, expect, test } from 'vitest';
import { engine } from '../engine.js';

const contract = [
  'id',
  'name',
  'longitude',
  'latitude',
  'country_code',
  'admin1_code',
  'population',
  'timezone',
];

describe('places', () => {
  test('have exactly the fields of the contract', () => {
    for (const request of [{ name: 'Salem' }, { name: 'Salem', details: false }])
      for (const place of engine.places(request).data) expect(Object.keys(place)).toEqual(contract);
  });

  test('with details have three more, after these', () => {
    const response = engine.places({ name: 'Salem', details: true, limit: 3 });
    expect(placesResponse.parse(response)).toEqual(response);
    expect(response.data).toHaveLength(3);
    for (const place of response.data)
      expect(Object.keys(place)).toEqual([...contract, 'country', 'admin1_name', 'matched']);
  });

  test('details are yes or no', () => {
    expect(() => engine.places({ name: 'Salem', details: 'yes' } as never)).toThrow(/details/);
  });
});
