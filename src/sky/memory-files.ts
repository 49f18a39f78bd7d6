/**
 * What the Swiss Ephemeris asks of an operating system, answered from bytes in memory: eleven calls to open,
 * seek and read its data files. Written here so that the WebAssembly binary needs no loader script: the one that
 * comes with it asks for `node:module` and for files at the page's root, and survives neither bundlers nor
 * `file://`. The calls are Linux system calls as musl and WASI know them (wasi_snapshot_preview1; musl's
 * `src/internal/syscall.h`).
 */

import { type EphemerisFiles, type Presence, reachFrom } from './ephemeris-files.js';

/** Error numbers of WASI, which musl uses in a WebAssembly build. */
const BADF = 8;
const INVAL = 28;
const NOENT = 44;
const NOTTY = 59;

/** The binary's imports by the letters it gives them; `ephe/copy-wasm.js` checks them at every build. */
export const importLetters = {
  fd_close: 'a',
  fd_write: 'b',
  __syscall_fcntl64: 'c',
  __syscall_readlinkat: 'd',
  fd_seek: 'e',
  environ_get: 'f',
  environ_sizes_get: 'g',
  fd_read: 'h',
  __syscall_ioctl: 'i',
  emscripten_resize_heap: 'j',
  __syscall_openat: 'k',
} as const;

interface OpenFile {
  name: string;
  bytes: Uint8Array;
  /** Which of them are there; undefined where all are. Looked up once: a horoscope reads a hundred times. */
  presence: Presence | undefined;
  position: number;
}

const pageSize = 65536;
const decoder = new TextDecoder();

/** The library reads a number of one or two bytes, and fills its buffer behind it: so few are copied one by one. */
const fewBytes = 8;

function copy(bytes: Uint8Array, from: number, end: number, target: Uint8Array, start: number): void {
  if (end - from > fewBytes) target.set(bytes.subarray(from, end), start);
  else for (let i = from; i < end; i++) target[start + i - from] = bytes[i] as number;
}

/** The imports of the binary over a set of files; `attach` gives them the memory once it exists. */
export class MemoryFiles {
  readonly #files: EphemerisFiles;
  readonly #open = new Map<number, OpenFile>();
  #nextDescriptor = 3;
  #memory: WebAssembly.Memory | undefined;
  /** View of the memory as it was at the last call. */
  #view = new DataView(new ArrayBuffer(0));
  #bytes = new Uint8Array(0);

  /** What was asked for since this was emptied and can be loaded, but is not. */
  missing: unknown;

  /** @param files contents by bare name; a path is looked up by what stands after its last slash */
  constructor(files: EphemerisFiles) {
    this.#files = files;
  }

  attach(memory: WebAssembly.Memory): void {
    this.#memory = memory;
  }

  imports(): WebAssembly.ModuleImports {
    const calls: Record<keyof typeof importLetters, (...args: never[]) => number> = {
      fd_close: (descriptor: number) => this.#close(descriptor),
      fd_read: this.#read.bind(this),
      fd_seek: this.#seek.bind(this),
      fd_write: (_descriptor: number, vectors: number, count: number, written: number) =>
        this.#write(vectors, count, written),
      __syscall_openat: (_directory: number, path: number) => this.#openFile(path),
      __syscall_fcntl64: () => 0, // locks and flags mean nothing for bytes in memory
      __syscall_ioctl: () => -NOTTY, // no file is a terminal
      __syscall_readlinkat: () => -INVAL, // no file is a link
      environ_get: () => 0,
      environ_sizes_get: (count: number, size: number) => this.#noEnvironment(count, size),
      emscripten_resize_heap: (size: number) => this.#grow(size >>> 0),
    };
    return Object.fromEntries(
      Object.entries(importLetters).map(([name, letter]) => [
        letter,
        calls[name as keyof typeof importLetters],
      ]),
    ) as WebAssembly.ModuleImports;
  }

  /** Memory that has grown is another buffer: views of it are made anew. */
  #look(): void {
    if (!this.#memory) throw new Error('the Swiss Ephemeris asked for a file before it had memory');
    if (this.#bytes.buffer === this.#memory.buffer) return;
    this.#view = new DataView(this.#memory.buffer);
    this.#bytes = new Uint8Array(this.#memory.buffer);
  }

  #openFile(path: number): number {
    this.#look();
    const memory = this.#bytes;
    const name = decoder.decode(memory.subarray(path, memory.indexOf(0, path)));
    const bare = name.slice(name.lastIndexOf('/') + 1);
    const bytes = this.#fileNamed(bare);
    if (!bytes) return -NOENT;
    const descriptor = this.#nextDescriptor++;
    this.#open.set(descriptor, { name: bare, bytes, presence: this.#files.presenceOf(bare), position: 0 });
    return descriptor;
  }

  /** The refusal of a file waits until the library is through with the call: it can't be thrown across it. */
  #fileNamed(name: string): Uint8Array | undefined {
    try {
      return this.#files.get(name);
    } catch (refusal) {
      this.missing ??= refusal;
      return undefined;
    }
  }

  #close(descriptor: number): number {
    return this.#open.delete(descriptor) ? 0 : BADF;
  }

  #seek(descriptor: number, offset: bigint, whence: number, position: number): number {
    const file = this.#open.get(descriptor);
    if (!file) return BADF;
    const origin = whence === 0 ? 0 : whence === 1 ? file.position : file.bytes.length;
    const target = origin + Number(offset);
    if (target < 0) return INVAL;
    file.position = target;
    this.#look();
    // In two halves: a `BigInt` for each of a horoscope's seeks is memory.
    this.#view.setUint32(position, file.position, true);
    this.#view.setUint32(position + 4, Math.floor(file.position / 2 ** 32), true);
    return 0;
  }

  #read(descriptor: number, vectors: number, count: number, read: number): number {
    const file = this.#open.get(descriptor);
    if (!file) return BADF;
    this.#look();
    const view = this.#view;
    const { bytes, presence } = file;
    // What is read beyond what is wanted, into the buffer of the C library, ends where nothing is loaded.
    let loaded = presence === undefined ? bytes.length : reachFrom(file.position, presence);
    let total = 0;
    for (let vector = vectors; vector < vectors + 8 * count; vector += 8) {
      const start = view.getUint32(vector, true);
      const length = view.getUint32(vector + 4, true);
      if (presence !== undefined && loaded === file.position && total === 0 && length > 0)
        loaded = this.#readNow(file, presence);
      const from = file.position;
      const end = Math.max(from, Math.min(from + length, loaded, bytes.length));
      copy(bytes, from, end, this.#bytes, start);
      file.position = end;
      total += end - from;
      if (end - from < length) break;
    }
    view.setUint32(read, total, true);
    if (total === 0 && file.position < file.bytes.length && count > 0)
      this.missing ??= this.#files.refusalAt(file.name, file.position);
    return 0;
  }

  /** Has read what is not there and can be read at once. @returns how far bytes reach from the position then */
  #readNow({ name, position }: OpenFile, presence: Presence): number {
    try {
      this.#files.readAt(name, position);
    } catch (refusal) {
      this.missing ??= refusal;
    }
    return reachFrom(position, presence);
  }

  /** Standard output and error are taken and dropped: what the library has to say comes in `serr`. */
  #write(vectors: number, count: number, written: number): number {
    this.#look();
    const view = this.#view;
    let total = 0;
    for (let vector = vectors; vector < vectors + 8 * count; vector += 8)
      total += view.getUint32(vector + 4, true);
    view.setUint32(written, total, true);
    return 0;
  }

  #noEnvironment(count: number, size: number): number {
    this.#look();
    this.#view.setUint32(count, 0, true);
    this.#view.setUint32(size, 0, true);
    return 0;
  }

  #grow(size: number): number {
    if (!this.#memory) return 0;
    const missing = size - this.#memory.buffer.byteLength;
    if (missing <= 0) return 1;
    try {
      this.#memory.grow(Math.ceil(missing / pageSize));
      return 1;
    } catch {
      return 0;
    }
  }
}
