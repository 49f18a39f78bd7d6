/** Written by data/build-checksums.js: lengths and checksums (checksum.ts) of the library's own files. */
export const ownFiles: Readonly<Record<string, { bytes: number; checksum: number }>> = {
  'sepl_18.se1': { bytes: 484055, checksum: 0x6b066e07 },
  'semo_18.se1': { bytes: 1304771, checksum: 0xf0304953 },
  'seas_18.se1': { bytes: 223002, checksum: 0x88b660d9 },
  'sefstars.txt': { bytes: 133237, checksum: 0xd0051dce },
  'places.bin': { bytes: 13749768, checksum: 0xe9ffca88 },
  'places-core.bin': { bytes: 3971984, checksum: 0xb4bb511c },
  'swisseph.wasm': { bytes: 441819, checksum: 0xa1ff41ad },
};
