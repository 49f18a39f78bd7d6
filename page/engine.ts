import { connectEngine, type WorkerEngine } from 'horoscope-engine/worker';
import { file } from './files.js';

const ephemeris = ['sepl_18.se1', 'semo_18.se1', 'seas_18.se1', 'sefstars.txt'];

/** Opens the engine in a worker, from the page's own files. */
export async function openEngine(): Promise<WorkerEngine> {
  const [code, wasm, places, zones, ...files] = await Promise.all(
    ['worker.js', 'swisseph.wasm', 'places-core.bin', 'zones.bin', ...ephemeris].map(file),
  );
  if (!code || !wasm || !places || !zones) throw new Error('a file of the page is missing');
  const url = URL.createObjectURL(new Blob([code as BlobPart], { type: 'text/javascript' }));
  const worker = new Worker(url);
  const engine = await connectEngine(worker, {
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
  URL.revokeObjectURL(url);
  return engine;
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
