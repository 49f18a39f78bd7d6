/** A project as a reader has it who follows a recipe. */
import { type ChildProcess, execSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../installed.js';
import type { Steps } from './documents.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const own = fileURLToPath(new URL('./project/', import.meta.url));
/** A bundler's word on a newer version, or a question, is none of the recipe's. */
const environment = { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: '' };

/** Files that the pages leave to the reader. */
const readersOwn = new Set(['app.js', 'asking.js']);

export class Project {
  readonly folder: string;
  readonly #started: ChildProcess[] = [];

  /**
   * @param library the tarball, which is installed with what it depends on from the registry; without one the
   * library and the tools come from the repository's own node_modules, and no registry is asked
   * @param births as a module's text
   */
  constructor({ packages, files }: Steps, births: string, library?: string) {
    if (library === undefined) {
      this.folder = installed('test/browser/recipes/project').folder;
      for (const name of packages) this.#link(name);
    } else {
      this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'horoscope-recipe-')));
      cpSync(own, this.folder, { recursive: true });
      this.write('package.json', '{ "private": true, "type": "module" }');
      const words = [library, ...packages].map((word) => `'${word}'`).join(' ');
      this.run(`npm install --no-audit --no-fund --silent ${words}`);
    }
    for (const [name, text] of files) if (!readersOwn.has(name)) this.write(name, text);
    this.write('births.js', births);
  }

  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** @throws Error with what the command printed */
  run(command: string): string {
    try {
      return execSync(command, {
        cwd: this.folder,
        encoding: 'utf8',
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
    }
  }

  /** The address that a command prints that it listens at. @throws Error where it ends before it does */
  start(command: string): Promise<string> {
    // A group of its own, so that what the command starts ends with it.
    const child = spawn('sh', ['-c', command], { cwd: this.folder, env: environment, detached: true });
    this.#started.push(child);
    return new Promise((resolve, reject) => {
      let printed = '';
      const read = (part: Buffer) => {
        printed += part.toString('utf8');
        const address = /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):\d+/.exec(printed)?.[0];
        if (address) resolve(address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1'));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`${command} ended:\n${printed.slice(-3000)}`)));
    });
  }

  /** The version of a package that was installed. */
  versionOf(name: string): string {
    const path = join(this.folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  }

  remove(): void {
    for (const { pid } of this.#started)
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #link(word: string): void {
    const name = word.replace(/(?<=.)@.*$/, '');
    const target = join(root, 'node_modules', name);
    const modules = join(this.folder, 'node_modules');
    symlinkSync(target, join(modules, name));
    const { bin = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
      bin?: Record<string, string>;
    };
    mkdirSync(join(modules, '.bin'), { recursive: true });
    for (const [command, file] of Object.entries(bin))
      symlinkSync(join(target, file), join(modules, '.bin', command));
  }
}
