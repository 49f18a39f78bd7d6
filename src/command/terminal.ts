import { progressBar } from './progress.js';
import { run } from './run.js';

/** Runs the command on a terminal: result to standard output, refusals to standard error. */
export async function runOnTerminal(argv: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process;
  const bar =
    stderr.isTTY === true ? progressBar((text) => stderr.write(text), stderr.columns ?? 80) : undefined;
  const { output, exitCode } = await run(argv, {
    columns: stdout.columns ?? 100,
    color: stdout.isTTY === true && env.NO_COLOR === undefined,
    ...(bar && { progress: bar.show }),
  });
  bar?.clear();
  (exitCode === 0 ? stdout : stderr).write(output);
  process.exitCode = exitCode;
}
