import { attributeOf, damaged, type Elemento } from './docx-xml.js';
import { esEnlaceInocuo } from './enlace-inocuo.js';

/** Fields that only count, repeat or ask for what the document itself says. All others are refused. */
const INOCUOS: ReadonlySet<string> = new Set([
  ...['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'NUMCHARS', 'NUMWORDS', 'REVNUM', 'EDITTIME', 'FILESIZE'],
  ...['DATE', 'TIME', 'CREATEDATE', 'SAVEDATE', 'PRINTDATE'],
  ...['TOC', 'TC', 'TOA', 'TA', 'INDEX', 'XE', 'REF', 'PAGEREF', 'NOTEREF', 'STYLEREF'],
  ...['SEQ', 'LISTNUM', 'AUTONUM', 'AUTONUMLGL', 'AUTONUMOUT', 'BIDIOUTLINE', 'CITATION', 'BIBLIOGRAPHY'],
  ...['MERGEFIELD', 'MERGEREC', 'MERGESEQ', 'FORMTEXT', 'FORMCHECKBOX', 'FORMDROPDOWN'],
  ...['AUTHOR', 'LASTSAVEDBY', 'TITLE', 'SUBJECT', 'KEYWORDS', 'COMMENTS', 'FILENAME', 'TEMPLATE'],
  ...['DOCPROPERTY', 'DOCVARIABLE', 'USERNAME', 'USERINITIALS', 'USERADDRESS'],
  ...['IF', 'COMPARE', '=', 'QUOTE', 'SYMBOL', 'EQ', 'ADVANCE', 'SHAPE'],
]);

/** Stands in an instruction for what only the word processor knows: the result of another field, or a text. */
const INCIERTO = '\uFFFC';
/** What stands in an instruction beside its text. */
const SIGNOS: ReadonlySet<string> = new Set([
  ...['t', 'delText', 'tab', 'ptab', 'br', 'cr', 'sym', 'softHyphen', 'noBreakHyphen'],
]);
/** What somebody proposes to add to the text, or to take away. */
const PROPUESTAS: ReadonlySet<string> = new Set(['ins', 'del', 'moveFrom', 'moveTo']);
const MAX_CITA = 60;

interface Campo {
  instruccion: string;
  /** Whether what comes now is what the field shows, and no more what it does. */
  isResult: boolean;
  /** The proposals that its parts are in; those of one are accepted or rejected together. */
  propuestas: Set<string>;
}

/**
 * The fields of a part: each may be in several runs, and in the instruction of another. What another vocabulary wraps,
 * such as a box, is a text of its own, in which fields begin and end.
 */
export class Campos {
  /** The texts one in another, each with the fields that are open in it. */
  private readonly textos: { abiertos: Campo[]; hasFields: boolean }[] = [{ abiertos: [], hasFields: false }];
  private readonly propuestas: string[] = [];
  private isInstruction = false;

  private readonly refuse: (what: string) => never;

  /** @param refuse throws, with what is wrong with a field */
  constructor(refuse: (what: string) => never) {
    // Workers run this file with its types left out, which leaves no parameter properties.
    this.refuse = refuse;
  }

  open(elemento: Elemento): void {
    const { name, de } = elemento;
    if (de !== 'texto') {
      this.textos.push({ abiertos: [], hasFields: false });
      return;
    }
    if (PROPUESTAS.has(name)) this.propuestas.push(name);
    if (name === 'instrText' || name === 'delInstrText') this.isInstruction = true;
    if (SIGNOS.has(name)) this.write(INCIERTO);
    if (name === 'fldSimple') {
      this.write(INCIERTO);
      this.check(attributeOf(elemento, 'instr'));
    }
    if (name === 'fldChar') this.mark(attributeOf(elemento, 'fldCharType'));
  }

  text(piece: string): void {
    if (!this.isInstruction) return;
    const campo = this.actual.abiertos.at(-1);
    if (campo) {
      campo.instruccion += piece;
      if (piece.trim()) campo.propuestas.add(this.propuestas.at(-1) ?? '');
    } else if (piece.trim()) {
      this.refuse(`${citar(piece)} está fuera de un campo`);
    }
  }

  close({ name, de }: Elemento): void {
    if (de !== 'texto') {
      const { abiertos, hasFields } = this.textos.pop() ?? this.actual;
      if (abiertos.length > 0) this.refuse('no se cierra donde se abrió');
      if (hasFields) this.write(INCIERTO);
      return;
    }
    if (PROPUESTAS.has(name)) this.propuestas.pop();
    if (name === 'instrText' || name === 'delInstrText') this.isInstruction = false;
  }

  end(): void {
    for (const { instruccion } of this.actual.abiertos) this.check(instruccion);
    if (this.actual.abiertos.length > 0) this.refuse('no se cierra donde se abrió');
  }

  private get actual() {
    const texto = this.textos.at(-1);
    if (!texto) throw damaged();
    return texto;
  }

  private mark(kind: string | undefined): void {
    const { actual } = this;
    actual.hasFields = true;
    const campo = actual.abiertos.at(-1);
    if (kind === 'begin') {
      this.write(INCIERTO);
      actual.abiertos.push({ instruccion: '', isResult: false, propuestas: new Set() });
    } else if (kind === 'separate' && campo) {
      campo.isResult = true;
    } else if (kind === 'end' && campo) {
      actual.abiertos.pop();
      if (campo.propuestas.size > 1) this.refuse(`${citar(campo.instruccion)} tiene cambios sin aceptar`);
      this.check(campo.instruccion);
    } else {
      this.refuse('no tiene principio o fin');
    }
  }

  /** Adds to the instruction that is being read, if there is one. */
  private write(sign: string): void {
    const campo = this.actual.abiertos.at(-1);
    if (campo && !campo.isResult) campo.instruccion += sign;
  }

  private check(instruccion = ''): void {
    if (!instruccion.trim()) return;
    const [, name = '', rest = ''] = /^\s*(=|[a-z]+(?=[\s"\\]|$))(.*)$/is.exec(instruccion) ?? [];
    const kind = name.toUpperCase();
    if (INOCUOS.has(kind) || (kind === 'HYPERLINK' && isInocuo(rest))) return;
    const isUncertain = !name && instruccion.includes(INCIERTO);
    this.refuse(isUncertain ? 'depende de otro campo o de un texto' : `${citar(instruccion)} no se admite`);
  }
}

/** Whether what HYPERLINK is told opens a page or a mail, or a place in the document. */
function isInocuo(rest: string): boolean {
  const words = rest.match(/"[^"]*"|[^\s"]+/g) ?? [];
  // What follows \l, \o, \t and \* is a place in the target, a hint, a window and a format.
  return words.every(
    (word, i) =>
      /^\\[a-z*]$/i.test(word) || /^\\[lot*]$/i.test(words[i - 1] ?? '') || esEnlaceInocuo(word.replaceAll('"', '')),
  );
}

function citar(instruccion: string): string {
  const said = instruccion.replaceAll(INCIERTO, '…').replace(/\s+/g, ' ').trim();
  return `«${said.length > MAX_CITA ? `${said.slice(0, MAX_CITA)}…` : said}»`;
}
