import { unzipSync, zipSync } from 'fflate';

/** The most bytes of an unpacked office document, for all its files together. */
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_FILES = 2_000;

/** The document is too large unpacked, or holds too many files. */
export class DemasiadoGrande extends Error {}

/**
 * A ZIP with the same files that cannot grow while it is unpacked. DOCX and XLSX are ZIPs, and a small ZIP may hold
 * gigabytes. The content of an entry beyond its declared size is left out.
 * @throws DemasiadoGrande
 */
export function acotarZip(bytes: Uint8Array<ArrayBuffer>, mostBytes = MOST_BYTES): Uint8Array<ArrayBuffer> {
  let total = 0;
  let files = 0;
  const entries = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      files += 1;
      if (total > mostBytes || files > MOST_FILES) throw new DemasiadoGrande();
      return true;
    },
  });
  return zipSync(entries, { level: 0 });
}
