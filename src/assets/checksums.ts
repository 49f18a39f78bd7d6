/** Written by data/build-checksums.js: lengths and checksums (checksum.ts) of the library's own files. */
export const ownFiles: Readonly<Record<string, { bytes: number; checksum: number }>> = {
  'sepl_18.se1': { bytes: 484055, checksum: 0x6b066e07 },
  'semo_18.se1': { bytes: 1304771, checksum: 0xf0304953 },
  'seas_18.se1': { bytes: 223002, checksum: 0x88b660d9 },
  'sefstars.txt': { bytes: 133237, checksum: 0xd0051dce },
  'places-core.bin': { bytes: 1705306, checksum: 0x1b458258 },
  'places-rest.bin': { bytes: 4272983, checksum: 0xd677ff36 },
  'swisseph.wasm': { bytes: 441830, checksum: 0x5a6c3dc8 },
};
