/** Milliseconds before a bar appears: what is done sooner needs none. */
const patience = 1000;
/** Milliseconds between two drawings. */
const frame = 100;

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

/** A bar on one line of a terminal, for jobs that take longer than a second. */
export function progressBar(write: (text: string) => void, columns: number, clock = Date.now): ProgressBar {
  const start = clock();
  let drawn = start + patience - frame;
  let visible = false;
  return {
    show(done) {
      const now = clock();
      if (now - drawn < frame) return;
      drawn = now;
      visible = true;
      const width = Math.max(10, Math.min(columns, 80) - 8);
      const filled = Math.round(width * Math.max(0, Math.min(1, done)));
      const percent = String(Math.floor(done * 100)).padStart(3);
      write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent} %`);
    },
    clear() {
      if (visible) write('\r\u001b[K');
    },
  };
}
