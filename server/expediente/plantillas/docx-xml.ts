import { SaxesParser, type SaxesTagNS } from 'saxes';
import { noSirve } from './no-sirve.js';

const OOXML = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** The vocabularies of a DOCX; those of the office are named in two ways (ISO/IEC 29500, transitional and strict). */
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

/** What a namespace speaks of: the text, relations named in it, the parts of the package, pictures of VML. */
export type Vocabulario = 'texto' | 'relacion' | 'relaciones' | 'tipos' | 'vml';

export interface Elemento {
  /** Without the prefix, which a file chooses. */
  name: string;
  /** Undefined for others, which word processors may leave out. */
  de: Vocabulario | undefined;
  attributes: readonly Atributo[];
}

export interface Atributo {
  name: string;
  /** The one of its element where it has no prefix. */
  de: Vocabulario | undefined;
  value: string;
}

/** What is told of a part while it is read. */
export interface Lector {
  open(elemento: Elemento): void;
  text?(text: string): void;
  close?(elemento: Elemento): void;
}

/**
 * The value of an attribute of its own vocabulary; what others add to an element says nothing.
 * @throws DomainError 422 when it is there twice, with a prefix and without
 */
export function attributeOf({ de, attributes }: Elemento, wanted: string): string | undefined {
  const [found, again] = attributes.filter(({ name, de: whose }) => name === wanted && whose === de);
  if (again) throw damaged();
  return found?.value;
}

/**
 * Reads a part of a DOCX as word processors do, with names by their namespace and entities resolved.
 * @throws DomainError 422 for what is no XML, has entities of its own, or is not in UTF-8
 */
export function readXml(xml: string, { open, text, close }: Lector): void {
  const parser = new SaxesParser({ xmlns: true });
  let ofText: string | undefined;
  const read = ({ local, uri, attributes }: SaxesTagNS): Elemento => {
    const de = NAMESPACES[uri];
    if (de === 'texto') {
      ofText ??= uri;
      // Which of the two a program reads would decide what the file says.
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

/** 422: the file is not as a word processor writes it. */
export const damaged = (cause?: unknown) =>
  noSirve('El archivo está dañado. Ábralo con el procesador de textos y guárdelo de nuevo.', cause);
