import { useState } from 'preact/hooks';
import { useEngine, wordsOf } from './asking.js';
import { typeface } from './engine.js';

/** Hands a file to the visitor. */
function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name as a file may have it. */
const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'horoscope'}.${ending}`;

export const SaveSvg = ({ name, svg }: { name: string; svg: () => string }) => (
  <button type="button" onClick={() => save(fileName(name, 'svg'), svg(), 'image/svg+xml')}>
    Save the wheel (SVG)
  </button>
);

type Printable = Parameters<ReturnType<typeof useEngine>['pdfReport']>[0];

export function SavePdf({ name, result }: { name: string; result: Printable }) {
  const engine = useEngine();
  const [state, setState] = useState<'ready' | 'printing' | string>('ready');
  const print = async (): Promise<void> => {
    setState('printing');
    try {
      const bytes = await engine.pdfReport(result, { typeface: await typeface() });
      save(fileName(name, 'pdf'), bytes as BlobPart, 'application/pdf');
      setState('ready');
    } catch (error) {
      setState(wordsOf(error));
    }
  };
  const busy = state === 'printing';
  return (
    <>
      <button type="button" aria-disabled={busy} onClick={() => !busy && void print()}>
        {busy ? 'Printing …' : 'Save as a book (PDF)'}
      </button>
      {state !== 'ready' && !busy && (
        <p class="refused" role="alert">
          {state}
        </p>
      )}
    </>
  );
}
