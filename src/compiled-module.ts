/**
 * `WebAssembly.Module`, where the host's library of types has it: Node's own, without the DOM's, has not, and a name that
 * is not there would fail a user's build.
 */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer M } };
}
  ? M
  : object;
