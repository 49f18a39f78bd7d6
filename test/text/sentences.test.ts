/** Sentences that a reader meets stand in text/: elsewhere there are those of refusals and the command's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { expect } from '../expect.js';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
/** The wording of rooms whose sentences are their own: texts, the command's, the service's, what schemas refuse with. */
const rooms = ['text/', 'command/', 'service/', 'schema/', 'testing/'];
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !rooms.some((room) => name.startsWith(room)));

/** Calls whose sentences are those of a refusal, and functions that say what is wrong with a request or a file. */
const refusing = /Error$|refus|fault|outOf|outside|missingBody|unexpected|corrupt|^(?:parse|faultOf)|^fact$/i;
/**
 * Definitions, what they cost and the table of error codes: what they say is documentation, of the reference and of
 * editors, and is quoted by refusals.
 */
const documenting = /(?:Operation|Function)$|^errorMeanings$|[cC]ost$|^requireAffordable/;

interface Sentence {
  text: string;
  /** Names of the calls and functions around it. */
  within: string[];
}

/** The call or function that a bracket belongs to. */
function nameBefore(code: string, bracket: string): string {
  const before = code.split('\n').slice(-12).join('\n');
  const isBody = bracket === '{' && /\)(?::[^;{}()]*)?\s*$/.test(before);
  if (isBody) return [...before.matchAll(/function\s+(\w+)/g)].at(-1)?.[1] ?? '';
  const begins = Math.max(...[...';{}'].map((end) => before.lastIndexOf(end))) + 1;
  const named = /(?:const\s+(\w+).*|([\w.#]+)\s*)$/s.exec(before.slice(begins));
  return named?.[1] ?? named?.[2] ?? '';
}

/** Strings of four words or more, with what is around them; a scanner that knows comments, strings and brackets. */
function sentencesOf(code: string): Sentence[] {
  const found: Sentence[] = [];
  const around: string[] = [];
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[({[]|[)}\]]/g;
  for (const { 0: part, index } of code.matchAll(token)) {
    if (part.startsWith('/')) continue;
    if ('({['.includes(part)) {
      around.push(nameBefore(code.slice(0, index), part));
    } else if (')}]'.includes(part)) around.pop();
    else {
      const words = part.replace(/\$\{[^}]*\}/g, ' ').match(/(?<=[ '`"])[a-z]{2,}(?=[ ,.;:'`"])/gi) ?? [];
      // Why the ephemeris has no position: refusals and notices quote it as they quote the Swiss Ephemeris.
      const isQuoted = code.slice(0, index).endsWith('missing: ');
      if (words.length >= 4 && !isQuoted) found.push({ text: part, within: [...around] });
    }
  }
  return found;
}

test('no sentence outside text/ but those of refusals', () => {
  const strangers = files.flatMap((file) =>
    sentencesOf(readFileSync(`${source}${file}`, 'utf8'))
      .filter(({ within }) => !within.some((name) => refusing.test(name) || documenting.test(name)))
      .map(({ text, within }) => `${file}: ${text.slice(0, 70)} (in ${within.join(' > ')})`),
  );
  expect(strangers).toEqual([]);
});

test('the check sees a sentence where there is one', () => {
  const code = "const a = { message: 'this is what the reader reads' };";
  expect(sentencesOf(code)).toHaveLength(1);
  const refusal = "throw new HoroscopeError('internal', 'this is what no one may do');";
  expect(sentencesOf(refusal)[0]?.within.some((name) => refusing.test(name))).toBe(true);
});
