/** Answers hashed, in whatever runs JavaScript: Node, Bun, Deno, a browser. */

/** Answers in a block: where two runtimes part, their blocks say where. */
export const blockSize = 50;

/**
 * SHA-256 of every block of answers, and of all of them.
 * @param {object} engine @param {readonly string[]} lines requests as lines of JSON
 * @returns {Promise<string[]>} the hash of all, then that of each block
 */
export async function hashes(engine, lines) {
  const run = /** @type {Record<string, (...given: unknown[]) => unknown>} */ (engine);
  const blocks = [];
  for (let from = 0; from < lines.length; from += blockSize) {
    const answers = lines.slice(from, from + blockSize).map((line) => {
      const { name, request, options } = JSON.parse(line);
      return JSON.stringify(options === undefined ? run[name]?.(request) : run[name]?.(request, options));
    });
    blocks.push(await sha256(answers.join('\n')));
  }
  return [await sha256(blocks.join('\n')), ...blocks];
}

/** @param {string} text */
async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
