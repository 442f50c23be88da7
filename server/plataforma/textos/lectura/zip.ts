import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Lleno, NoSeLee } from './lectura.js';
import { type Clase, lectorDeXml } from './marcado.js';
import type { TextoLeido } from './texto-leido.js';

/**
 * The most XML that is unpacked from a file. The text of 1,000 pages has about 15 MiB. A zip bomb has no end and no
 * text.
 */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_ENTRIES = 20_000;

/** The sheets, with numbers and with texts that are not shared. */
const SHEET = /^xl\/worksheets\/\w+\.xml$/;

/** The files with text inside a document, in the order of reading. */
const PARTS = [
  /^word\/document\.xml$/,
  /^word\/(header|footer)\d*\.xml$/,
  /^word\/(footnotes|endnotes|comments)\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  SHEET,
  /^ppt\/(slides|notesSlides)\/\w+\.xml$/,
  /^content\.xml$/,
];
const rankOf = (name: string) => PARTS.findIndex((part) => part.test(name));

/**
 * Reads the text of DOCX, XLSX, PPTX and the documents of LibreOffice. The XML is read while it is unpacked, up to a
 * limit. The size that the file names does not count.
 * @throws NoSeLee
 */
export async function leerZip(bytes: Buffer, texto: TextoLeido): Promise<void> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new NoSeLee('fallido', 'danado');
  });
  const parts = await partsOf(zip);
  if (parts.length === 0) {
    throw new NoSeLee('sin_texto', 'tipo');
  }
  let left = MAX_UNPACKED;
  for (const part of parts) {
    const parser = lectorDeXml(texto, claseOf(part.fileName));
    const decoder = new TextDecoder();
    for await (const chunk of await streamOf(zip, part)) {
      left -= (chunk as Buffer).length;
      if (left < 0) {
        texto.flush();
        throw texto.isBlank ? new NoSeLee('demasiado_grande') : new Lleno();
      }
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    }
    parser.end();
    texto.add('\n');
  }
}

function claseOf(name: string): Clase {
  return name === 'content.xml' ? 'libre' : SHEET.test(name) ? 'hoja' : 'oficina';
}

async function partsOf(zip: ZipFile): Promise<Entry[]> {
  const parts: Entry[] = [];
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count++;
    if (count > MAX_ENTRIES) {
      throw new NoSeLee('demasiado_grande');
    }
    if (rankOf(entry.fileName) >= 0) {
      parts.push(entry);
    }
    if (entry.isEncrypted() || (await isEncryptedOpenDocument(zip, entry))) {
      throw new NoSeLee('protegido');
    }
  }
  return parts.toSorted((a, b) => rankOf(a.fileName) - rankOf(b.fileName));
}

/** LibreOffice says in the manifest that the other files need a password. */
async function isEncryptedOpenDocument(zip: ZipFile, entry: Entry): Promise<boolean> {
  if (entry.fileName !== 'META-INF/manifest.xml' || entry.uncompressedSize > 1024 * 1024) {
    return false;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of await streamOf(zip, entry)) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).includes('manifest:encryption-data');
}

const streamOf = (zip: ZipFile, entry: Entry) => zip.openReadStreamPromise(entry, {});
