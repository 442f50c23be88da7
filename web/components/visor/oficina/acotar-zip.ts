import { unzipSync, zipSync } from 'fflate';

/** In bytes, of all that a document of an office program may hold unpacked. */
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_FILES = 2_000;

/** The file is too large unpacked, or holds too many files. */
export class DemasiadoGrande extends Error {}

/**
 * A ZIP with the same files, which cannot grow while it is unpacked: DOCX and XLSX are ZIPs, and a small one may hold
 * gigabytes. What an entry holds beyond the size that it declares is left out.
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
