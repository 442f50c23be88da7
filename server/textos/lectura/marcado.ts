import { Parser } from 'htmlparser2';
import { NoSeLee } from './lectura.js';
import type { TextoLeido } from './texto-leido.js';

/** Elements of HTML whose text nobody reads. */
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

/** The characters that an element without text stands for, by its name without prefix. */
const SIGNS: Readonly<Record<string, string>> = { tab: ' ', s: ' ', br: '\n', cr: '\n', 'line-break': '\n' };
/** No document nests so deep, and the parser takes longer with each level. */
const MAX_LEVELS = 1_000;
/** The elements that end a paragraph, a cell, or a row. */
const PARAGRAPHS = new Set(['p', 'h', 'si', 'tr']);

/**
 * Takes the XML of a document of Office or LibreOffice as it arrives: no document is ever whole in memory, and entities
 * that a file declares are not replaced.
 * @param isOpenDocument whether paragraphs hold the text, and not elements called `t`
 */
export function lectorDeXml(texto: TextoLeido, isOpenDocument: boolean): Parser {
  let level = 0;
  const isText = isOpenDocument ? (name: string) => name === 'p' || name === 'h' : (name: string) => name === 't';
  let depth = 0;
  return new Parser(
    {
      onopentagname: (name) => {
        level++;
        if (level > MAX_LEVELS) throw new NoSeLee('fallido', 'danado');
        const local = name.slice(name.indexOf(':') + 1);
        depth += isText(local) ? 1 : 0;
        const sign = SIGNS[local];
        if (sign) texto.add(sign);
      },
      ontext: (text) => {
        if (depth > 0) texto.add(text);
      },
      onclosetag: (name) => {
        level--;
        const local = name.slice(name.indexOf(':') + 1);
        depth -= isText(local) ? 1 : 0;
        if (PARAGRAPHS.has(local)) texto.add('\n');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
}
