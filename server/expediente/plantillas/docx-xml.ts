import { SaxesParser, type SaxesTagNS } from 'saxes';
import { noSirve } from './no-sirve.js';

const OOXML = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** The namespaces of a DOCX. Office vocabularies have two: transitional and strict (ISO/IEC 29500). */
const NAMESPACES: Readonly<Record<string, Vocabulario>> = {
  [`${OOXML}/wordprocessingml/2006/main`]: 'texto',
  [`${STRICT}/wordprocessingml/main`]: 'texto',
  [`${OOXML}/officeDocument/2006/relationships`]: 'relacion',
  [`${STRICT}/officeDocument/relationships`]: 'relacion',
  [`${OOXML}/package/2006/relationships`]: 'relaciones',
  [`${OOXML}/package/2006/content-types`]: 'tipos',
  'urn:schemas-microsoft-com:vml': 'vml',
  'urn:schemas-microsoft-com:office:office': 'vml',
};

/** The vocabulary of a namespace: text, relation attributes, relations of the package, content types, VML pictures. */
export type Vocabulario = 'texto' | 'relacion' | 'relaciones' | 'tipos' | 'vml';

export interface Elemento {
  /** The name without the prefix, which a file chooses. */
  name: string;
  /** Undefined for other vocabularies, which word processors may ignore. */
  de: Vocabulario | undefined;
  attributes: readonly Atributo[];
}

export interface Atributo {
  name: string;
  /** The vocabulary of the element, when the attribute has no prefix. */
  de: Vocabulario | undefined;
  value: string;
}

/** Receives the elements and texts of a part while it is read. */
export interface XmlHandler {
  open(elemento: Elemento): void;
  text?(text: string): void;
  close?(elemento: Elemento): void;
}

/**
 * The value of an attribute in the element's own vocabulary. Attributes of other vocabularies do not count.
 * @throws DomainError 422 when the attribute is there twice, with a prefix and without
 */
export function attributeOf({ de, attributes }: Elemento, wanted: string): string | undefined {
  const [found, again] = attributes.filter(({ name, de: whose }) => name === wanted && whose === de);
  if (again) throw damaged();
  return found?.value;
}

/**
 * Reads a part of a DOCX as word processors do: names by their namespace, entities resolved.
 * @throws DomainError 422 for text that is no XML, declares entities, or is not in UTF-8
 */
export function readXml(xml: string, { open, text, close }: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true });
  let ofText: string | undefined;
  const read = ({ local, uri, attributes }: SaxesTagNS): Elemento => {
    const de = NAMESPACES[uri];
    if (de === 'texto') {
      ofText ??= uri;
      // A file that mixes both is refused: programs would read different texts.
      if (uri !== ofText) throw damaged();
    }
    return {
      name: local,
      de,
      attributes: Object.values(attributes).map(({ local: name, uri: whose, prefix, value }) => ({
        ...{ name, value, de: prefix === '' ? de : NAMESPACES[whose] },
      })),
    };
  };
  parser.on('error', (cause) => {
    throw damaged(cause);
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw noSirve(`El archivo está escrito en ${encoding}, y no en UTF-8. Guárdelo de nuevo como DOCX.`);
    }
  });
  parser.on('doctype', () => {
    throw noSirve('El archivo no es un documento DOCX como los que escribe un procesador de textos.');
  });
  parser.on('opentag', (tag) => open(read(tag)));
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  parser.on('closetag', (tag) => close?.(read(tag)));
  parser.write(xml.replace(/^\uFEFF/, '')).close();
}

/** The 422 for a file that no word processor has written so. */
export const damaged = (cause?: unknown) =>
  noSirve('El archivo está dañado. Ábralo con el procesador de textos y guárdelo de nuevo.', cause);
