import { readFile } from 'node:fs/promises';

/** A secret from a file, without the line’s end: one that `createService` takes, or it says why it doesn’t. */
export const secretFrom = async (path: string | URL): Promise<string> =>
  (await readFile(path, 'utf8')).trimEnd();
