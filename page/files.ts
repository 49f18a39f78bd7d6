/**
 * The files that the page is made of: in the one-file page they stand in it, packed; the site has them beside it. Both
 * are gzip, so that no host has to compress them.
 */

/** The contents of a file, unpacked. */
export async function file(name: string): Promise<Uint8Array> {
  const packed = await packedFile(name);
  const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

const inPage = (name: string): Element | null => document.querySelector(`script[data-file="${name}"]`);

/** Whether a file stands in the page itself. */
export const isInPage = (name: string): boolean => inPage(name) !== null;

async function packedFile(name: string): Promise<ReadableStream<BufferSource>> {
  const element = inPage(name);
  const url = element
    ? `data:application/octet-stream;base64,${element.textContent}`
    : new URL(`${name}.gz`, document.baseURI).href;
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${name} could not be had: ${response.status}`);
  return response.body as ReadableStream<BufferSource>;
}
