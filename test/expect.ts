/**
 * `expect` for laws that ask it a hundred thousand times. What holds is found so at once; whatever does not, and whatever is asked
 * in another way, is put to the real one, with which a single question takes microseconds, and which says what is wrong.
 */

import { isDeepStrictEqual } from 'node:util';
import { type ExpectStatic, expect as real } from 'vitest';

type Named = Readonly<Record<string | symbol, unknown>>;

/** Questions that are not answered here are those of the real one. */
const otherwise = (of: (asked: Asked) => object): object =>
  new Proxy(
    {},
    {
      get(_, name, asked: Asked) {
        const actual = of(asked);
        const member = (actual as Named)[name];
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => Reflect.apply(member, actual, given);
      },
    },
  );

class Asked {
  readonly value: unknown;
  readonly message: string | undefined;

  constructor(value: unknown, message: string | undefined) {
    this.value = value;
    this.message = message;
  }
}

const contains = (value: unknown, part: unknown): boolean =>
  typeof value === 'string'
    ? typeof part === 'string' && value.includes(part)
    : Array.isArray(value) && value.includes(part);
const matches = (value: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? value.includes(pattern) : value.match(pattern) !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

const really = ({ value, message }: Asked) => real(value, message);

class Whether extends Asked {
  get not(): WhetherNot {
    return new WhetherNot(this.value, this.message);
  }

  toBe(other: unknown): void {
    if (!Object.is(this.value, other)) really(this).toBe(other);
  }
  toBeUndefined(): void {
    if (this.value !== undefined) really(this).toBeUndefined();
  }
  toBeDefined(): void {
    if (this.value === undefined) really(this).toBeDefined();
  }
  toBeGreaterThan(other: number): void {
    if (!(isNumber(this.value) && isNumber(other) && this.value > other)) really(this).toBeGreaterThan(other);
  }
  toBeGreaterThanOrEqual(other: number): void {
    if (!(isNumber(this.value) && isNumber(other) && this.value >= other))
      really(this).toBeGreaterThanOrEqual(other);
  }
  toBeLessThan(other: number): void {
    if (!(isNumber(this.value) && isNumber(other) && this.value < other)) really(this).toBeLessThan(other);
  }
  toBeLessThanOrEqual(other: number): void {
    if (!(isNumber(this.value) && isNumber(other) && this.value <= other))
      really(this).toBeLessThanOrEqual(other);
  }
  toBeCloseTo(other: number, digits = 2): void {
    if (!(isNumber(this.value) && Math.abs(this.value - other) < 10 ** -digits / 2))
      really(this).toBeCloseTo(other, digits);
  }
  toContain(part: unknown): void {
    if (!contains(this.value, part)) really(this).toContain(part);
  }
  toHaveLength(length: number): void {
    const hasLength = typeof this.value === 'string' || Array.isArray(this.value);
    if (!hasLength || (this.value as string).length !== length) really(this).toHaveLength(length);
  }
  toMatch(pattern: string | RegExp): void {
    if (typeof this.value !== 'string' || !matches(this.value, pattern)) really(this).toMatch(pattern);
  }
  toEqual(other: unknown): void {
    if (!isDeepStrictEqual(this.value, other)) really(this).toEqual(other);
  }
}
Object.setPrototypeOf(Asked.prototype, otherwise(really));

class WhetherNot extends Asked {
  toBe(other: unknown): void {
    if (Object.is(this.value, other)) really(this).not.toBe(other);
  }
  toContain(part: unknown): void {
    const isKnown = typeof this.value === 'string' ? typeof part === 'string' : Array.isArray(this.value);
    if (!isKnown || contains(this.value, part)) really(this).not.toContain(part);
  }
  toMatch(pattern: string | RegExp): void {
    if (typeof this.value !== 'string' || matches(this.value, pattern)) really(this).not.toMatch(pattern);
  }
}
Object.setPrototypeOf(
  WhetherNot.prototype,
  otherwise((asked) => really(asked).not),
);

const quick = (value: unknown, message?: string) => new Whether(value, message);
export const expect = Object.setPrototypeOf(quick, real) as ExpectStatic;
