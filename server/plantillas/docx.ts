import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../common/errors/domain-error.js';
import { CONTENT_TYPES, type Partes } from './empaquetado.js';

const MIB = 1024 * 1024;
/** A deed of 100 pages has less than 2 MiB of XML. */
const MAX_XML = 4 * MIB;
/** With its pictures. */
const MAX_UNPACKED = 32 * MIB;
const MAX_ENTRIES = 1_000;

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What runs code, or brings a file along that nobody sees. */
const FORBIDDEN = /(^|\/)(vbaProject|vbaData)|^word\/(activeX|embeddings)\/|\.(bin|exe|dll|js|vbs)$/i;
/** Fields that fetch something, or run it, when the file is opened. */
const FIELDS = /\b(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|DATABASE|IMPORT)\b/;

/**
 * Unpacks a DOCX up to a limit, whatever it says of its size, and refuses what a text needs not: macros, embedded files,
 * what is fetched from elsewhere.
 * @throws DomainError 422 with the reason
 */
export async function abrirDocx(bytes: Buffer): Promise<Partes> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch((cause: unknown) => {
    throw noSirve('El archivo no es un documento DOCX que se pueda abrir.', cause);
  });
  const partes = new Map<string, Buffer>();
  const limits = { xml: MAX_XML, all: MAX_UNPACKED };
  try {
    for await (const entry of zip.eachEntry()) {
      if (partes.size >= MAX_ENTRIES) {
        throw tooLarge();
      }
      if (entry.isEncrypted()) {
        throw noSirve('El archivo está protegido con contraseña.');
      }
      if (FORBIDDEN.test(entry.fileName)) {
        throw noSirve('El archivo lleva macros u otros archivos adentro. Guárdelo como DOCX sin ellos.');
      }
      if (!entry.fileName.endsWith('/')) {
        partes.set(entry.fileName, await unpacked(zip, entry, limits));
      }
    }
  } catch (error) {
    throw error instanceof DomainError ? error : noSirve('El archivo está dañado.', error);
  }
  check(partes);
  return partes;
}

const isXml = (name: string) => /\.(xml|rels)$/i.test(name);

async function unpacked(zip: ZipFile, entry: Entry, limits: { xml: number; all: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry, {})) {
    const { length } = chunk as Buffer;
    limits.all -= length;
    limits.xml -= isXml(entry.fileName) ? length : 0;
    if (limits.all < 0 || limits.xml < 0) {
      throw tooLarge();
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function check(partes: Partes): void {
  const types = partes.get(CONTENT_TYPES)?.toString('utf8') ?? '';
  if (/macroEnabled/i.test(types)) {
    throw noSirve('El archivo lleva macros. Guárdelo como DOCX sin ellas.');
  }
  if (!types.includes(MAIN) || !partes.has('word/document.xml')) {
    throw noSirve('El archivo no es un documento DOCX. Guárdelo como «Documento de Word (.docx)».');
  }
  for (const [name, content] of partes) {
    if (isXml(name)) {
      checkXml(name, content.toString('utf8'));
    }
    if (/^word\/.*\.xml$/.test(name)) {
      assertWellFormed(content.toString('utf8'));
    }
  }
}

function checkXml(name: string, xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) {
    throw noSirve('El archivo no es un documento DOCX como los que escribe un procesador de textos.');
  }
  const relations = name.endsWith('.rels') ? (xml.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []) : [];
  if (relations.some((one) => /TargetMode\s*=\s*["']External/i.test(one) && !/\/hyperlink["']/.test(one))) {
    throw noSirve(
      'El archivo trae algo de otro lugar, como una imagen o una plantilla vinculada. Incrústelo o quítelo.',
    );
  }
  const instructions = xml.match(/<w:instrText[^>]*>[^<]*|w:instr="[^"]*/g) ?? [];
  if (instructions.some((one) => FIELDS.test(one)) || /<w:altChunk\b/.test(xml)) {
    throw noSirve('El archivo tiene campos que traen o ejecutan algo al abrirse. Quítelos.');
  }
}

/** @throws DomainError 422 for what word processors would refuse to open */
function assertWellFormed(xml: string): void {
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw noSirve('El archivo está dañado. Ábralo con el procesador de textos y guárdelo de nuevo.', cause);
  });
  parser.write(xml).close();
}

/** The text of a document, with a line for each paragraph. @param xml `word/document.xml` */
export function textoDe(xml: string): string {
  return xml
    .split(/<\/w:p>/)
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(br|cr|tab)\b[^>]*\/>/g)]
        .map(([, said, blank]) => said ?? (blank === 'tab' ? '\t' : '\n'))
        .join(''),
    )
    .join('\n')
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** 422: a file cannot be a template. @param message a sentence in Spanish */
export function noSirve(message: string, cause?: unknown): DomainError {
  return new DomainError('PLANTILLA_NO_SIRVE', 422, message, [{ campo: 'archivo', mensaje: message }], { cause });
}

const tooLarge = () =>
  noSirve('El archivo es demasiado grande para una plantilla: hasta 4 MB de texto y 32 MB en total.');
