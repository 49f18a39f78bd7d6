/** The recipes of docs/recipes, and how each is looked at. */
import { type Browser, chromium, firefox } from '../browsers.js';

export interface Recipe {
  name: string;
  /** Of docs/recipes. */
  page: string;
  /** Its headings that belong to it. */
  sections?: readonly string[];
  /** Versions of packages in place of the newest. */
  versions?: Readonly<Record<string, string>>;
  /**
   * What comes of it: a folder of files, one file, a server of pages, a page that asks a service in its service worker, a
   * route of a server that answers births, a service. Servers are what the last command starts.
   */
  gives: 'folder' | 'file' | 'server' | 'asking' | 'route' | 'service';
  /** The folder, or the file. */
  path?: string;
  browsers: readonly Browser[];
  /** What it is about, for the record: packages of node_modules. */
  tools: readonly string[];
  /** Opened a second time from its service worker, when the server has gone. */
  offline?: boolean;
  /** Whether it is among the few that every change is held to, with the tools of this repository. */
  short?: boolean;
}

const inChromium = [chromium];
const bundler = (name: string, tools: readonly string[], more: Partial<Recipe> = {}): Recipe => ({
  name,
  page: `${name}.md`,
  gives: 'folder',
  path: 'dist',
  browsers: inChromium,
  tools,
  ...more,
});

const vite = (version: string): Recipe[] => {
  const common = { page: 'vite.md', versions: { vite: version } };
  return [
    bundler(`vite-${version}`, ['vite'], { ...common, browsers: [chromium, firefox] }),
    bundler(`vite-${version}-worker`, ['vite'], { ...common, sections: ['In a worker'] }),
    bundler(`vite-${version}-dev`, ['vite'], {
      ...common,
      sections: ['The development server'],
      gives: 'server',
    }),
    bundler(`vite-${version}-pwa`, ['vite', 'vite-plugin-pwa'], {
      ...common,
      sections: ['Without a network'],
      offline: true,
    }),
  ];
};

export const recipes: readonly Recipe[] = [
  ...['5', '6', '7', '8'].flatMap(vite).map((one) => (one.name === 'vite-8' ? { ...one, short: true } : one)),
  bundler('webpack', ['webpack']),
  bundler('rspack', ['@rspack/core']),
  bundler('rollup', ['rollup']),
  bundler('esbuild', ['esbuild'], { short: true }),
  bundler('parcel', ['parcel']),
  bundler('react', ['react', 'vite']),
  bundler('vue', ['vue', 'vite']),
  bundler('one-file', ['esbuild'], {
    gives: 'file',
    path: 'dist/index.html',
    browsers: [chromium, firefox],
  }),
  bundler('import-map', [], { path: '.', browsers: [chromium, firefox], short: true }),
  bundler('next', ['next', 'react'], { gives: 'server', sections: ['In the browser'] }),
  bundler('next-server', ['next'], {
    page: 'next.md',
    gives: 'route',
    sections: ['On the server'],
    browsers: [],
  }),
  bundler('sveltekit', ['@sveltejs/kit', 'svelte', 'vite'], {
    gives: 'server',
    sections: ['In the browser'],
  }),
  bundler('sveltekit-server', ['@sveltejs/kit'], {
    page: 'sveltekit.md',
    gives: 'route',
    sections: ['On the server'],
    browsers: [],
  }),
  bundler('service-worker', ['esbuild'], { gives: 'asking', browsers: [chromium, firefox], short: true }),
  ...['node', 'bun', 'deno'].map((name) =>
    bundler(name, name === 'node' ? [] : [name], { gives: 'service', browsers: [], short: name === 'node' }),
  ),
  bundler('workerd', ['miniflare'], { gives: 'service', browsers: [] }),
];
