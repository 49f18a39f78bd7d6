/** Where an error came from: its stack without its message, which may quote what was asked. */
export const stackOf = (error: unknown): string =>
  error instanceof Error
    ? [error.name, ...(error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [])].join('\n')
    : typeof error;
