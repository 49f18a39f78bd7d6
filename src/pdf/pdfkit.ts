import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { nextTurn } from '../turn.js';
import { Fingerprint } from './fingerprint.js';
import { metadata } from './metadata.js';
import type { Face } from './typefaces.js';

/** The part of PDFKit that is used: a document, its fonts and its structure. The only file that knows PDFKit's internals. */

interface Reference {
  data: Record<string, unknown>;
  buffer: Uint8Array[];
  compress: boolean;
  write(chunk: string | Uint8Array): void;
  finalize(): void;
}

export interface StructureElement {
  add(child: unknown): StructureElement;
  end(): void;
}

export interface EmbeddedFont {
  id: string;
  widths: number[];
  unicode: (readonly number[])[];
  subset: { includeGlyph(glyph: number): number };
  ref(): unknown;
  /** Embeds it; what is embedded already stays. */
  finalize(): void;
}

export interface OutlineItem {
  addItem(title: string, options?: { top?: number; left?: number; expanded?: boolean }): OutlineItem;
}

export interface Kit {
  readonly page: { width: number; height: number; fonts: Record<string, unknown> };
  readonly outline: OutlineItem;
  _font: EmbeddedFont;
  readonly _id: Uint8Array;
  readonly _fontFamilies: Readonly<Record<string, EmbeddedFont>>;
  _addInfo: () => void;
  info: Record<string, unknown>;
  ref(data?: Record<string, unknown>): Reference;
  font(font: Face, name: string): Kit;
  addPage(): Kit;
  addContent(operators: string): Kit;
  appendXML(xml: string): void;
  addNamedDestination(name: string, kind: 'XYZ', left: number, top: number, zoom: null): void;
  annotate(x: number, y: number, width: number, height: number, annotation: Record<string, unknown>): Kit;
  image(bytes: Uint8Array, x: number, y: number, options: { width: number; height: number }): Kit;
  openImage(bytes: Uint8Array): { width: number; height: number };
  struct(type: string, options: Record<string, unknown>): StructureElement;
  addStructure(element: StructureElement): Kit;
  markStructureContent(type: string): unknown;
  markContent(tag: 'Artifact', options: { type: string }): Kit;
  endMarkedContent(): Kit;
  save(): Kit;
  restore(): Kit;
  translate(x: number, y: number): Kit;
  scale(factor: number): Kit;
  lineWidth(width: number): Kit;
  lineCap(cap: string): Kit;
  lineJoin(join: string): Kit;
  dash(lengths: readonly number[], options: object): Kit;
  strokeColor(color: string, opacity?: number): Kit;
  fillColor(color: string, opacity?: number): Kit;
  path(d: string): Kit;
  circle(x: number, y: number, radius: number): Kit;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Kit;
  stroke(): Kit;
  fill(): Kit;
  fillAndStroke(): Kit;
  on(event: 'data' | 'end' | 'error', listener: (given: never) => void): void;
  flushPages(): void;
  end(): void;
}

export interface Properties {
  title: string;
  author: string | undefined;
  language: string;
  producer: string;
  width: number;
  height: number;
}

/**
 * A tagged document without a date: PDFKit would write the time of day, and pack with the platform's own zlib, which
 * gives other bytes in Node than in browsers and from one version to the next.
 */
export function openKit({ title, author, language, producer, width, height }: Properties): Kit {
  const kit = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    compress: false,
    tagged: true,
    displayTitle: true,
    lang: language,
    size: [width, height],
    margin: 0,
    font: null,
    info: { Title: title, ...(author === undefined ? {} : { Author: author }), Creator: producer },
  }) as Kit;
  delete kit.info.CreationDate;
  kit._addInfo = () => kit.appendXML(metadata(title, author, producer));
  packed(kit);
  return kit;
}

/** Operators of paths that come again and again, as glyphs do; PDFKit reads the path of each anew. */
const operatorsOf = new Map<string, string>();

/** The operators of one of the library's glyphs, as {@link Kit.path} would write them. */
export function glyphOperators(kit: Kit, path: string): string {
  let operators = operatorsOf.get(path);
  if (operators === undefined) {
    const gathered: string[] = [];
    const { addContent } = kit;
    kit.addContent = (line) => {
      gathered.push(line);
      return kit;
    };
    kit.path(path);
    kit.addContent = addContent;
    operators = gathered.join('\n');
    operatorsOf.set(path, operators);
  }
  return operators;
}

/**
 * Every stream packed, with the least tables, of which each is thrown away; its lines gathered as text first: PDFKit makes an array of bytes of each, and a report has a hundred
 * thousand. The document’s id is made of all of them: it is written after the last.
 */
function packed(kit: Kit): void {
  const fingerprint = new Fingerprint();
  Object.defineProperty(kit, '_id', { get: () => fingerprint.bytes });
  const plain = kit.ref.bind(kit);
  kit.ref = (data) => {
    const reference = plain(data);
    const finalize = reference.finalize.bind(reference);
    let lines = '';
    const gather = (): void => {
      if (lines !== '') reference.buffer.push(bytesOfText(lines));
      lines = '';
    };
    reference.write = (chunk) => {
      if (!(chunk instanceof Uint8Array)) lines += `${chunk}\n`;
      else {
        gather();
        reference.buffer.push(chunk);
      }
    };
    reference.finalize = () => {
      gather();
      const isText = reference.data.Type === 'Metadata';
      for (const chunk of reference.buffer) fingerprint.add(chunk);
      if (reference.buffer.length > 0 && !isText && !reference.data.Filter) {
        reference.buffer = [zlibSync(joined(reference.buffer), { level: 6, mem: 0 })];
        reference.data.Filter = 'FlateDecode';
      }
      finalize();
    };
    return reference;
  };
}

/** Bytes as PDFKit makes them: one for each character. */
function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Ends the document, one font after the other with turns for others between. */
export async function bytesOf(kit: Kit): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    kit.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    kit.on('end', () => resolve(joined(chunks)));
    kit.on('error', reject);
  });
  kit.flushPages();
  for (const font of Object.values(kit._fontFamilies)) {
    await nextTurn();
    font.finalize();
  }
  await nextTurn();
  kit.end();
  return await whole;
}
