import { createRequire } from 'node:module';
import type PizZipType from 'pizzip';

/** The file of a DOCX that says what the others are. */
export const CONTENT_TYPES = '[Content_Types].xml';

/** The files in a DOCX, by name. */
export type Partes = ReadonlyMap<string, Buffer>;

// It is a CommonJS module whose types name a default export that it has not.
const PizZip = createRequire(import.meta.url)('pizzip') as typeof PizZipType;

/** Packs unpacked files, as the library that fills templates takes them. */
export function empaquetado(partes: Partes): PizZipType {
  const zip = new PizZip();
  // Its kind is read from the first bytes of a file.
  const names = [CONTENT_TYPES, ...[...partes.keys()].filter((name) => name !== CONTENT_TYPES)];
  for (const name of names) {
    zip.file(name, partes.get(name) as Buffer, { createFolders: false });
  }
  return zip;
}
