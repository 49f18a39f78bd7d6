import { readFileSync } from 'node:fs';
import { type Zone, ZoneTable } from '#dist/time/zones.js';

export const zonesBin = readFileSync(new URL('../../data/zones.bin', import.meta.url));
export const table = ZoneTable.from(zonesBin);

export function zoneOf(name: string): Zone {
  const zone = table.get(name);
  if (zone === undefined) throw new Error(`no zone ${name}`);
  return zone;
}

/** Seconds since 1970 of an ISO time in UTC. */
export const utc = (iso: string): number => Date.parse(iso) / 1000;
