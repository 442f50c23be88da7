import { createRequire } from 'node:module';
import type PizZipType from 'pizzip';

/** The part of a DOCX that states the types of the others. */
export const CONTENT_TYPES = '[Content_Types].xml';

/** The parts of a DOCX, by name. */
export type Partes = ReadonlyMap<string, Buffer>;

// Required: this CommonJS module has no default export, although its types name one.
const PizZip = createRequire(import.meta.url)('pizzip') as typeof PizZipType;

/** Packs parts for the library that fills templates. */
export function empaquetado(partes: Partes): PizZipType {
  const zip = new PizZip();
  // Content types come first: programs detect the kind of a file from its first bytes.
  const names = [CONTENT_TYPES, ...[...partes.keys()].filter((name) => name !== CONTENT_TYPES)];
  for (const name of names) {
    zip.file(name, partes.get(name) as Buffer, { createFolders: false });
  }
  return zip;
}
