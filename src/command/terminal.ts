import { saveFile } from '../assets/node.js';
import { progressBar } from './progress.js';
import { run } from './run.js';

/** Runs the command on a terminal: result to standard output, refusals to standard error. */
export async function runOnTerminal(argv: readonly string[]): Promise<void> {
  const { stdout, stderr, env } = process;
  // Whoever reads the output may stop reading, as `head` does: that is no fault.
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  const bar =
    stderr.isTTY === true ? progressBar((text) => stderr.write(text), stderr.columns || 80) : undefined;
  const { output, aside, exitCode } = await run(argv, {
    columns: stdout.columns,
    color: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    piped: stdout.isTTY !== true,
    read: standardInput,
    note: (text) => stderr.write(text),
    ...(bar && { progress: bar.show }),
    saveFile,
  });
  bar?.clear();
  process.exitCode = exitCode;
  if (aside !== undefined) stderr.write(aside);
  (exitCode === 0 ? stdout : stderr).write(output);
}

async function standardInput(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) text += part;
  return text;
}
