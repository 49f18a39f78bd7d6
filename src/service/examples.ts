import type { Engine } from '../engine-interface.js';

/** What an example is of: an operation, by its name. */
interface Exemplified {
  readonly name: string;
  readonly example: Readonly<Record<string, unknown>>;
}

type Functions = Readonly<Record<string, (request: unknown) => unknown>>;

/** The engine’s answers to the examples of operations, by the name of each. @throws HoroscopeError */
export const answersOf = (
  engine: Engine,
  operations: Readonly<Record<string, Exemplified>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(operations).map(({ name, example }) => [
      name,
      (engine as unknown as Functions)[name]?.(example),
    ]),
  );
