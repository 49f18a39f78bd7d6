/** Written by data/build-checksums.js: lengths and checksums (checksum.ts) of the library's own files. */
export const ownFiles: Readonly<Record<string, { bytes: number; checksum: number }>> = {
  'sepl_18.se1': { bytes: 484055, checksum: 0x1080b36f },
  'semo_18.se1': { bytes: 1304771, checksum: 0x9d0bfe91 },
  'seas_18.se1': { bytes: 223002, checksum: 0x7e46cd4b },
  'sefstars.txt': { bytes: 133237, checksum: 0xf5061edc },
  'places.bin': { bytes: 13749768, checksum: 0xe79812e7 },
  'places-core.bin': { bytes: 3971984, checksum: 0xc262ecc6 },
  'swisseph.wasm': { bytes: 441819, checksum: 0xac7d5724 },
};
