/**
 * The type of the files behind `horoscope-engine/data/…`, `/ephe/…` and `/swisseph.wasm`: whether importing one gives its
 * URL or its bytes is up to the bundler and its loader for binary files.
 */
declare const asset: string | Uint8Array;
export default asset;
