/** The package's files as bundlers import them. */
declare module 'horoscope-engine/data/*' {
  const file: string | Uint8Array;
  export default file;
}
declare module 'horoscope-engine/ephe/*' {
  const file: string | Uint8Array;
  export default file;
}
declare module 'horoscope-engine/packed/*' {
  const file: string | Uint8Array;
  export default file;
}
