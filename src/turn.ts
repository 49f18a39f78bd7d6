/** Gives the thread to whoever else waits for it: a macrotask, since a promise alone would keep timers waiting. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
