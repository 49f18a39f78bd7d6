/** What a page of docs/recipes says is to be done: files by their names, and commands. */
import { readFileSync } from 'node:fs';

export interface Steps {
  /** Packages that are installed, `horoscope-engine` aside. */
  packages: string[];
  files: Map<string, string>;
  /** In their order; what begins with `npm install` is not among them. */
  commands: string[];
}

const root = new URL('../../../docs/recipes/', import.meta.url);

/** @param sections headings of the page whose files and commands are taken besides those that stand before all headings */
export function stepsOf(page: string, sections: readonly string[] = []): Steps {
  const steps: Steps = { packages: [], files: new Map(), commands: [] };
  const [start = '', ...rest] = readFileSync(new URL(page, root), 'utf8').split(/^## /m);
  const found = rest.filter((text) => sections.includes(headingOf(text)));
  if (found.length !== sections.length) throw new Error(`${page} has no ${sections.join(', ')}`);
  for (const text of [start, ...found]) addTo(steps, text);
  return steps;
}

const headingOf = (text: string): string => text.slice(0, text.indexOf('\n')).trim();

function addTo(steps: Steps, text: string): void {
  for (const [, language, name, code = ''] of text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```/gm)) {
    if (name !== undefined) steps.files.set(name, code);
    else if (language === 'sh')
      for (const command of code.trim().split('\n')) {
        const [, installed] = /^npm install (.*)$/.exec(command) ?? [];
        if (installed === undefined) steps.commands.push(command);
        else steps.packages.push(...installed.split(' ').filter((word) => word !== 'horoscope-engine'));
      }
  }
}
