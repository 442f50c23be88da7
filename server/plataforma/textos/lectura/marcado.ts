import { Parser } from 'htmlparser2';
import { NoSeLee } from './lectura.js';
import type { TextoLeido } from './texto-leido.js';

/** Elements of HTML whose text people do not see. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript']);
const BLOCKS =
  /^(address|article|aside|blockquote|br|dd|div|dt|h[1-6]|header|footer|li|main|p|pre|section|table|tr|title)$/;

/** Reads the text of HTML, or of XML of any kind. */
export function leerHtml(html: string, texto: TextoLeido): void {
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      hidden += HIDDEN.has(name) ? 1 : 0;
    },
    ontext: (text) => {
      if (hidden === 0) texto.add(text);
    },
    onclosetag: (name) => {
      hidden -= HIDDEN.has(name) ? 1 : 0;
      texto.add(BLOCKS.test(name) ? '\n' : name === 'td' || name === 'th' ? ' ' : '');
    },
  });
  parser.end(html);
}

/** The characters for elements without text, by the element's name without prefix. */
const SIGNS: Readonly<Record<string, string>> = { tab: ' ', s: ' ', br: '\n', cr: '\n', 'line-break': '\n' };
/** The limit of nesting. No document nests so deep, and the parser takes longer with each level. */
const MAX_LEVELS = 1_000;
/** The elements that end a paragraph, a cell, or a row. */
const PARAGRAPHS = new Set(['p', 'h', 'si', 'tr', 'row']);

/** The kind of XML: a text of Office, the cells of its sheets, or a document of LibreOffice. */
export type Clase = 'oficina' | 'hoja' | 'libre';

/** The types of a cell whose value is no text. They are a reference to the shared texts, a yes or no, and an error. */
const NO_VALUES = new Set(['s', 'b', 'e']);

/** The elements whose text is read, by their names without prefix. */
const TEXTS: Readonly<Record<Clase, ReadonlySet<string>>> = {
  oficina: new Set(['t']),
  hoja: new Set(['t', 'v']),
  libre: new Set(['p', 'h']),
};

/**
 * Reads the XML of a document of Office or LibreOffice as it arrives. A document is never whole in memory. Entities
 * that a file declares are not replaced.
 */
export function lectorDeXml(texto: TextoLeido, clase: Clase): Parser {
  let level = 0;
  let depth = 0;
  let cell = '';
  return new Parser(
    {
      onopentagname: (name) => {
        level++;
        if (level > MAX_LEVELS) throw new NoSeLee('fallido', 'danado');
        const local = name.slice(name.indexOf(':') + 1);
        depth += TEXTS[clase].has(local) ? 1 : 0;
        const sign = SIGNS[local];
        if (sign) texto.add(sign);
      },
      onopentag: (name, { t = '' }) => {
        if (clase === 'hoja' && name.slice(name.indexOf(':') + 1) === 'c') cell = t;
      },
      ontext: (text) => {
        if (depth > 0 && !NO_VALUES.has(cell)) texto.add(text);
      },
      onclosetag: (name) => {
        level--;
        const local = name.slice(name.indexOf(':') + 1);
        depth -= TEXTS[clase].has(local) ? 1 : 0;
        if (clase === 'hoja' && local === 'c') texto.add(' ');
        if (PARAGRAPHS.has(local)) texto.add('\n');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
}
