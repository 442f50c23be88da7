import { Campos } from './docx-campos.js';
import { attributeOf, type Elemento, readXml } from './docx-xml.js';
import { esEnlaceInocuo } from './enlace-inocuo.js';
import { noSirve } from './no-sirve.js';

/** The relation types that bring a file or code along. */
const BRINGS =
  /\/(oleObject|package|control|activeXControlBinary|vbaProject|wordVbaData|aFChunk|subDocument|attachedToolbars|frame)$/i;
/** The relation type of a link, in transitional and in strict files. */
const HYPERLINK =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/hyperlink$/;
const ELSEWHERE = /^\s*([\\/]{2}|[a-z][a-z0-9+.-]*:)/i;

/** The elements that bring something in, each with the Spanish name of its content. */
const FETCHES: Readonly<Record<string, string>> = {
  altChunk: 'otro texto que se agrega al abrirse',
  subDoc: 'otro documento',
  mailMerge: 'datos de otro archivo para combinar correspondencia',
  control: 'un control que ejecuta algo',
  entryMacro: 'un campo de formulario que ejecuta una macro',
  exitMacro: 'un campo de formulario que ejecuta una macro',
};

/** The Spanish names of the parts. */
const LUGARES: readonly [RegExp, string][] = [
  [/^word\/(_rels\/)?document\.xml(\.rels)?$/, 'el texto'],
  [/^word\/(_rels\/)?header\d*\.xml(\.rels)?$/, 'un encabezado'],
  [/^word\/(_rels\/)?footer\d*\.xml(\.rels)?$/, 'un pie de página'],
  [/^word\/(_rels\/)?(foot|end)notes\.xml(\.rels)?$/, 'las notas'],
  [/^word\/(_rels\/)?comments\.xml(\.rels)?$/, 'los comentarios'],
  [/^word\/(_rels\/)?(settings|webSettings)\.xml(\.rels)?$/, 'la configuración del documento'],
];

/**
 * Refuses a part of a DOCX that fetches or runs something.
 * @param nombre the name of the part, such as «word/document.xml»
 * @throws DomainError 422 with the find and its place; also for text that is no XML
 */
export function checkParte(nombre: string, xml: string): void {
  const lugar = LUGARES.find(([name]) => name.test(nombre))?.[1] ?? `la parte «${nombre}»`;
  const campos = new Campos((what) => {
    throw noSirve(`En ${lugar} hay un campo que podría traer o ejecutar algo al abrirse: ${what}. Quítelo.`);
  });
  readXml(xml, {
    open: (elemento) => {
      checkElement(elemento, lugar);
      campos.open(elemento);
    },
    text: (text) => campos.text(text),
    close: (elemento) => campos.close(elemento),
  });
  campos.end();
}

/** Reads [Content_Types].xml: the types by extension, and by the part's name, which begins with «/». */
export function contentTypes(xml: string): { extensions: Map<string, string>; names: Map<string, string> } {
  const types = { extensions: new Map<string, string>(), names: new Map<string, string>() };
  readXml(xml, {
    open: (elemento) => {
      if (elemento.de !== 'tipos') return;
      const [list, key] = elemento.name === 'Override' ? [types.names, 'PartName'] : [types.extensions, 'Extension'];
      list.set(attributeOf(elemento, key)?.toLowerCase() ?? '', attributeOf(elemento, 'ContentType') ?? '');
    },
  });
  return types;
}

function checkElement(elemento: Elemento, lugar: string): void {
  const { name, de, attributes } = elemento;
  if (de === 'relaciones' && name === 'Relationship') {
    checkRelationship(elemento, lugar);
  }
  if (de === 'texto' && FETCHES[name]) {
    throw noSirve(`En ${lugar} hay ${FETCHES[name]}. Quítelo.`);
  }
  if (de === 'vml' && name === 'OLEObject') {
    throw conArchivos(`En ${lugar} hay un objeto de otro programa.`);
  }
  for (const { name: attribute, de: whose, value } of attributes) {
    // A linked picture is not in the file.
    const isLinked = whose === 'relacion' && attribute === 'link';
    const isFetched = whose === 'vml' && (attribute === 'src' || (attribute === 'href' && name === 'imagedata'));
    const isOpened = whose === 'vml' && attribute === 'href' && !esEnlaceInocuo(value);
    if (isLinked || (value.trim() && (isFetched || isOpened))) {
      throw deOtroLugar(lugar, isLinked ? 'una imagen vinculada' : value);
    }
  }
}

function checkRelationship(elemento: Elemento, lugar: string): void {
  const [tipo = '', destino = '', modo = ''] = ['Type', 'Target', 'TargetMode'].map((name) =>
    attributeOf(elemento, name),
  );
  if (BRINGS.test(tipo.trim())) {
    throw conArchivos(`En ${lugar} hay macros u otro archivo.`);
  }
  if (!/^external$/i.test(modo.trim()) && !ELSEWHERE.test(destino)) {
    return;
  }
  if (!HYPERLINK.test(tipo)) {
    throw deOtroLugar(lugar, destino);
  }
  if (!esEnlaceInocuo(destino)) {
    throw noSirve(`En ${lugar} hay un enlace a «${destino}»: se admiten a páginas de internet y a correos. Quítelo.`);
  }
}

const deOtroLugar = (lugar: string, what: string) =>
  noSirve(`En ${lugar} hay algo de otro lugar, como una imagen o una plantilla: ${what}. Incrústelo o quítelo.`);

/** The 422 for a file with other files in it. @param found a sentence */
export const conArchivos = (found: string) =>
  noSirve(`${found} El archivo no puede llevar macros ni otros archivos adentro: guárdelo como DOCX sin ellos.`);
