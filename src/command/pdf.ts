import type { Engine } from '../engine.js';
import { HoroscopeError } from '../errors.js';
import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import { otherPlacesShort } from './found.js';
import { kinds, whichHoroscope } from './kinds.js';
import type { Page, Terminal } from './subcommand.js';

/** Reports as files: the one subcommand that writes anything but its output. */

/** Flags as those of the natal horoscope are. */
export const pdfOperation: Operation = {
  ...list.natal,
  name: 'pdf',
  summary: 'A horoscope as a PDF: cover and wheel, reading, tables, all texts',
  description: `Writes the file that --output names, over one that is there. ${whichHoroscope('pdf')}`,
};

/** Of a horoscope named before the flags: its operation and the page that prints it. */
export function printing(
  word: string | undefined,
  pages: Readonly<Record<string, Page>>,
): [Operation, Page] | undefined {
  const operation = kinds.get(word ?? '');
  if (!operation) return undefined;
  const { name, summary, description } = operation;
  const example = pages[name]?.example;
  return [
    {
      ...operation,
      summary: `As a PDF: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
      description: `${description ?? ''} Writes the file that --output names, over one that is there.`.trim(),
    },
    { ...pdf, ...(example && { example: `${example} -o report.pdf` }), call: saving(operation) },
  ];
}

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
    { name: 'names', value: 'first|full', says: 'How people are called after the cover', takes: 'word' },
    { name: 'title', value: 'TEXT', says: 'Title on the cover', takes: 'words' },
    { name: 'footer', value: 'TEXT', says: 'A line at the foot of every page', takes: 'words' },
  ],
  call: saving(list.natal),
  text: ({ file, bytes }: Saved, { places }) =>
    [
      ...places.filter(({ others }) => others.length > 0).map(otherPlacesShort),
      `${file}, ${Math.ceil(bytes / 1000)} kB`,
      '',
    ].join('\n'),
};

type Calculation = (request: object, options: object) => Parameters<Engine['pdfReport']>[0];

function saving({ name }: Operation): NonNullable<Page['call']> {
  return async (engine, request, options, { flags }, { progress, saveFile }) => {
    const file = flags.get('output');
    if (file === undefined || !saveFile)
      throw new HoroscopeError('invalid_request', '--output needs a file, as in -o report.pdf', {
        path: 'output',
      });
    const calculate = (engine as unknown as Record<string, Calculation>)[name] as Calculation;
    const length = flags.get('length');
    const result = calculate(request, {
      readingLength: length === 'brief' ? 'brief' : 'full',
      ...options,
    });
    const given = [
      ['lang', request.lang],
      ['page', flags.get('paper')],
      ['length', length],
      ...['names', 'title', 'footer'].map((flag) => [flag, flags.get(flag)] as const),
      ['progress', progress && ((drawn: number, pages: number) => progress(drawn / pages))],
    ] as const;
    const bytes = await engine.pdfReport(
      result,
      Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    );
    await saved(file, bytes, saveFile);
    return { file, bytes: bytes.length };
  };
}

async function saved(
  file: string,
  bytes: Uint8Array,
  saveFile: NonNullable<Terminal['saveFile']>,
): Promise<void> {
  try {
    await saveFile(file, bytes);
  } catch (cause) {
    const { message } = cause as Error;
    throw new HoroscopeError('invalid_request', `${file} can't be written: ${message}`, {
      cause,
      path: 'output',
    });
  }
}
