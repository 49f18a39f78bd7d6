/** Of a package without types, what the builder of the typefaces uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; keepFeatures: readonly string[]; noHinting: boolean },
  ): Promise<Uint8Array>;
}
