import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { metadata } from './metadata.js';
import type { Face } from './typefaces.js';

/** What is used of PDFKit: a document, its fonts and its structure. The only file that knows its inner parts. */

interface Reference {
  data: Record<string, unknown>;
  buffer: Uint8Array[];
  compress: boolean;
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
}

export interface OutlineItem {
  addItem(title: string, options?: { top?: number; left?: number; expanded?: boolean }): OutlineItem;
}

export interface Kit {
  readonly page: { width: number; height: number; fonts: Record<string, unknown> };
  readonly outline: OutlineItem;
  _font: EmbeddedFont;
  _id: Uint8Array;
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
  end(): void;
}

export interface Properties {
  title: string;
  author: string | undefined;
  language: string;
  /** Sixteen bytes that follow from what the document says. */
  id: Uint8Array;
  producer: string;
  width: number;
  height: number;
}

/**
 * A tagged document without a date: PDFKit would write the time of day, and pack with the platform's own zlib, which
 * gives other bytes in Node than in browsers and from one version to the next.
 */
export function openKit({ title, author, language, id, producer, width, height }: Properties): Kit {
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
  kit._id = id;
  kit._addInfo = () => kit.appendXML(metadata(title, author, producer));
  packed(kit);
  return kit;
}

function packed(kit: Kit): void {
  const plain = kit.ref.bind(kit);
  kit.ref = (data) => {
    const reference = plain(data);
    const finalize = reference.finalize.bind(reference);
    reference.finalize = () => {
      const isText = reference.data.Type === 'Metadata';
      if (reference.buffer.length > 0 && !isText && !reference.data.Filter) {
        reference.buffer = [zlibSync(joined(reference.buffer), { level: 6 })];
        reference.data.Filter = 'FlateDecode';
      }
      finalize();
    };
    return reference;
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Ends the document. */
export const bytesOf = (kit: Kit): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    kit.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    kit.on('end', () => resolve(joined(chunks)));
    kit.on('error', reject);
    kit.end();
  });
