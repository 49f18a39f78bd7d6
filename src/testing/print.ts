import type { Options } from '../schema/options.js';

/** Cases as code: what a test can be pasted of. */

/** A value as JavaScript that gives it again: single quotes, plain keys; `undefined`, -0, NaN and bigints kept. */
export function codeOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? Array.from(value, (entry) => codeOf(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${keyOf(key)}: ${codeOf(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length + indent.length <= 100 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

/** `__proto__: …` in an object literal would set what it inherits from. */
const keyOf = (key: string): string => {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
};

/** What a terminal, an editor or a reader would not show is escaped. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cf}]/gu;
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  const shown = escaped.replace(unseen, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
  return `'${shown}'`;
}

/** A call that was made of an engine. */
export interface MadeCall {
  readonly name: string;
  readonly request: unknown;
  readonly options?: Options | undefined;
}

/** A call as code: `await engine.natal({ … })`. */
export const callCode = ({ name, request, options }: MadeCall): string => {
  const hasOptions = options !== undefined && Object.keys(options).length > 0;
  return `await engine.${name}(${codeOf(request)}${hasOptions ? `, ${codeOf(options)}` : ''});`;
};
