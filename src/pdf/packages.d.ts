/** Of packages without types of their own, what is used here. */

declare module 'pdfkit' {
  /** As `document.ts` has it: the published types lag behind. */
  const PDFDocument: new (options: Readonly<Record<string, unknown>>) => unknown;
  export default PDFDocument;
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): unknown;
}

declare module 'hyphen/en-us/index.js' {
  const language: {
    hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string;
  };
  export default language;
}
