/** Declarations for packages without types of their own, as far as they are used. */

declare module 'pdfkit' {
  /** Typed as in `document.ts`: the published types are out of date. */
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
