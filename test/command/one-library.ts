/** The command's own library with one engine for all the lines of a file: to open one takes longer than most of them. */
import { type Library, ownLibrary } from '#dist/command/run.js';

const engine = ownLibrary.open();
export const library: Library = { ...ownLibrary, open: () => engine };
