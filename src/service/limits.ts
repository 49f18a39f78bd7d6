/** Units of work that a request is given: half of what the engine itself takes. */
export const defaultWork = 60_000;
