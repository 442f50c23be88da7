import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../common/errors/domain-error.js';
import { isProgramName } from '../../common/files/programs.js';
import { checkParte, conArchivos, contentTypes } from './docx-partes.js';
import { damaged } from './docx-xml.js';
import { CONTENT_TYPES, type Partes } from './empaquetado.js';
import { noSirve } from './no-sirve.js';

const MIB = 1024 * 1024;
/** The most bytes of XML. A deed of 100 pages has less than 2 MiB. */
const MAX_XML = 4 * MIB;
/** The most bytes of all parts, with the pictures. */
const MAX_UNPACKED = 32 * MIB;
const MAX_ENTRIES = 1_000;

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts that hide a file in the document. */
const FORBIDDEN = /(^|\/)(vbaProject|vbaData)|^word\/(activeX|embeddings)\/|\.bin$/i;

/**
 * Unpacks a DOCX up to a limit, whatever sizes the file states. Refuses macros, embedded files and links to outside
 * content.
 * @throws DomainError 422 with the reason
 */
export async function abrirDocx(bytes: Buffer): Promise<Partes> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch((cause: unknown) => {
    throw noSirve('El archivo no es un documento DOCX que se pueda abrir.', cause);
  });
  const partes = new Map<string, Buffer>();
  const names = new Set<string>();
  const limits = { xml: MAX_XML, all: MAX_UNPACKED };
  try {
    for await (const entry of zip.eachEntry()) {
      if (partes.size >= MAX_ENTRIES) {
        throw tooLarge();
      }
      if (entry.isEncrypted()) {
        throw noSirve('El archivo está protegido con contraseña.');
      }
      if (FORBIDDEN.test(entry.fileName) || isProgramName(entry.fileName)) {
        throw conArchivos(`El archivo trae «${entry.fileName}».`);
      }
      const name = entry.fileName.toLowerCase();
      // Of two parts with the same name, different programs take different ones.
      if (names.has(name)) throw damaged();
      names.add(name);
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
  const { extensions, names } = contentTypes(partes.get(CONTENT_TYPES)?.toString('utf8') ?? '');
  if ([...extensions.values(), ...names.values()].some((type) => /macroEnabled|vbaProject/i.test(type))) {
    throw noSirve('El archivo lleva macros. Guárdelo como DOCX sin ellas.');
  }
  if (names.get('/word/document.xml') !== MAIN || !partes.has('word/document.xml')) {
    throw noSirve('El archivo no es un documento DOCX. Guárdelo como «Documento de Word (.docx)».');
  }
  for (const [name, content] of partes) {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const type = names.get(`/${name.toLowerCase()}`) ?? extensions.get(extension) ?? '';
    if (isXml(name) || /[/+]xml\s*(;|$)/i.test(type) || looksLikeXml(content)) {
      checkParte(name, content.toString('utf8'));
    }
  }
}

/**
 * Whether the bytes of a part are XML, in UTF-8 or UTF-16. Word processors may read it as XML, whatever its name is.
 */
function looksLikeXml(content: Buffer): boolean {
  return /^(\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)?[\0\s]*</.test(content.subarray(0, 512).toString('latin1'));
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

const tooLarge = () =>
  noSirve('El archivo es demasiado grande para una plantilla: hasta 4 MB de texto y 32 MB en total.');
