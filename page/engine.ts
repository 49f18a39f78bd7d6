import { connectEngine, type WorkerEngine } from 'horoscope-engine/worker';
import { file, isInPage } from './files.js';

const ephemeris = ['sepl_18.se1', 'semo_18.se1', 'seas_18.se1', 'sefstars.txt'];

/** Opens the engine in a worker, from the page's own files. */
export async function openEngine(): Promise<WorkerEngine> {
  const [worker, wasm, places, zones, ...files] = await Promise.all([
    openWorker(),
    ...['swisseph.wasm', 'places-core.bin', 'zones.bin', ...ephemeris].map(file),
  ]);
  if (!wasm || !places || !zones) throw new Error('a file of the page is missing');
  return await connectEngine(worker, {
    engine: {
      placeTier: 'core',
      languages: ['en'],
      assets: {
        wasm,
        places,
        zones,
        ephemeris: Object.fromEntries(ephemeris.map((name, i) => [name, files[i] as Uint8Array])),
      },
    },
  });
}

/** From the file beside the page, which strict policies allow; in the one-file page from what stands in it. */
async function openWorker(): Promise<Worker> {
  if (!isInPage('worker.js')) return new Worker(new URL('worker.js', document.baseURI));
  const code = await file('worker.js');
  const url = URL.createObjectURL(new Blob([code as BlobPart], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // The worker has its own hold on it by now.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return worker;
}

let faces: Promise<Record<'regular' | 'italic' | 'semibold', Uint8Array>> | undefined;

/** The typeface of reports, which the page is set in too. */
export async function typeface(): Promise<Record<'regular' | 'italic' | 'semibold', Uint8Array>> {
  faces ??= Promise.all(['regular.ttf', 'italic.ttf', 'semibold.ttf'].map(file)).then(
    ([regular, italic, semibold]) => ({ regular, italic, semibold }) as Awaited<ReturnType<typeof typeface>>,
  );
  return await faces;
}

/** Sets the page in the typeface of its reports, once that is there. */
export async function dressPage(): Promise<void> {
  const { regular, italic, semibold } = await typeface();
  const name = 'Reading';
  for (const [bytes, weight, style] of [
    [regular, '400', 'normal'],
    [italic, '400', 'italic'],
    [semibold, '600', 'normal'],
  ] as const) {
    const face = new FontFace(name, bytes as BufferSource, { weight, style });
    document.fonts.add(await face.load());
  }
}
