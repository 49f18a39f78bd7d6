import type { CalendarEntry } from './subcommand.js';

/**
 * Events as an iCalendar object, RFC 5545. The same events give the same bytes: the stamp of an event is its own moment,
 * and its identifier is made of what it is, so that a calendar that takes it in again has it once.
 */
export function calendar(entries: readonly CalendarEntry[]): string {
  const used = new Map<string, number>();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//horoscope-engine//horoscope events//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => {
      const times = (used.get(entry.key) ?? 0) + 1;
      used.set(entry.key, times);
      return event(entry, times > 1 ? `${entry.key}-${times}` : entry.key);
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const event = ({ starts, ends, summary, category }: CalendarEntry, key: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${key}@horoscope-engine`,
  `DTSTAMP:${instant(starts)}`,
  `DTSTART:${instant(starts)}`,
  ...(ends === undefined ? [] : [`DTEND:${instant(ends)}`]),
  `SUMMARY:${escaped(summary)}`,
  `CATEGORIES:${escaped(category)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** `2026-08-12T17:45:52.123Z` in the basic format, to the second. */
const instant = (date: string): string => `${date.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Section 3.3.11. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const longest = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Section 3.1: a line of more than 75 octets goes on after a line break and a blank; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > longest) {
      lines.push(part);
      part = ' ';
      length = 1;
    }
    part += character;
    length += size;
  }
  return [...lines, part].join('\r\n');
}
