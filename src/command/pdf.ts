import type { Engine } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import type { Operation } from '../operations/definition.js';
import { natal } from '../operations/list.js';
import type { NatalPdfOptions } from '../operations/natal-pdf-report.js';
import type { Arguments } from './arguments.js';
import { otherPlacesShort } from './found.js';
import type { Page, Terminal } from './subcommand.js';

/** The report of a birth as a file: the one subcommand that writes anything but its output. */

/** Flags as those of the natal horoscope are. */
export const pdfOperation: Operation = {
  ...natal,
  name: 'pdf',
  summary: 'The natal horoscope of a birth as a PDF: cover and wheel, reading, tables, all texts',
  description: 'Writes the file that --output names, over one that is there.',
};

interface Saved {
  file: string;
  bytes: number;
}

export const pdf: Page = {
  example: '--name Ada --date 1990-05-17 --time 14:30 --place Budapest -o ada.pdf',
  flags: [
    { name: 'output', value: 'FILE', says: 'The file to write; also -o (required)', takes: 'word' },
    { name: 'paper', value: 'A4|Letter', says: 'Size of the pages, default A4', takes: 'word' },
    { name: 'length', value: 'full|brief', says: 'Every text, or the reading alone', takes: 'word' },
    { name: 'title', value: 'TEXT', says: 'Title on the cover', takes: 'words' },
    { name: 'footer', value: 'TEXT', says: 'A line at the foot of every page', takes: 'words' },
  ],
  call: save,
  text: ({ file, bytes }: Saved, { places }) =>
    [
      ...places.filter(({ others }) => others.length > 0).map(otherPlacesShort),
      `${file}, ${Math.ceil(bytes / 1000)} kB`,
      '',
    ].join('\n'),
};

async function save(
  engine: Engine,
  request: Readonly<Record<string, unknown>>,
  options: object,
  { flags }: Arguments,
  { progress, saveFile }: Terminal,
): Promise<Saved> {
  const file = flags.get('output');
  if (file === undefined || !saveFile)
    throw new HoroscopeError('invalid_request', '--output needs a file, as in -o report.pdf', {
      path: 'output',
    });
  const given = [
    ['page', flags.get('paper')],
    ...['length', 'title', 'footer'].map((name) => [name, flags.get(name)] as const),
    ['progress', progress && ((drawn: number, pages: number) => progress(drawn / pages))],
  ] as const;
  const bytes = await engine.natalPdfReport(
    request as unknown as Parameters<Engine['natalPdfReport']>[0],
    {
      ...options,
      pdf: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    } as NatalPdfOptions,
  );
  try {
    await saveFile(file, bytes);
  } catch (cause) {
    const { message } = cause as Error;
    throw new HoroscopeError('invalid_request', `${file} can't be written: ${message}`, {
      cause,
      path: 'output',
    });
  }
  return { file, bytes: bytes.length };
}
