import { attributeOf, damaged, type Elemento } from './docx-xml.js';
import { esEnlaceInocuo } from './enlace-inocuo.js';

/**
 * The fields of word processors that only count, repeat or ask for contents of the document. All others are refused.
 */
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

/** Replaces unknown parts of an instruction: another field's result, or a text. */
const INCIERTO = '\uFFFC';
/** The elements inside an instruction that are not its text. */
const SIGNOS: ReadonlySet<string> = new Set([
  ...['t', 'delText', 'tab', 'ptab', 'br', 'cr', 'sym', 'softHyphen', 'noBreakHyphen'],
]);
/** The elements of proposed changes: added, removed and moved text. */
const PROPUESTAS: ReadonlySet<string> = new Set(['ins', 'del', 'moveFrom', 'moveTo']);
const MAX_CITA = 60;

interface Texto {
  abiertos: Campo[];
  /** Whether it has fields, or text of its own. */
  isWritten: boolean;
}

interface Campo {
  instruccion: string;
  /** Whether the reader is past the instruction, in the text that the field shows. */
  isResult: boolean;
  /**
   * The proposed changes around its marks and its instruction; 0 for parts outside of changes. With more than one, a
   * person can accept one and refuse another.
   */
  propuestas: Set<number>;
}

/**
 * Checks the fields of a part. A field may be in several runs, and in the instruction of another field. An element of
 * another vocabulary, such as a box, is a text of its own. So is a cell of a table, whose row may be a proposed change.
 * Fields begin and end within the same text.
 */
export class Campos {
  /** The nested texts, each with its open fields. */
  private readonly textos: Texto[] = [{ abiertos: [], isWritten: false }];
  /** The open proposed changes, by their number in the part. */
  private readonly propuestas: number[] = [];
  private ultimaPropuesta = 0;
  private isInstruction = false;

  private readonly refuse: (what: string) => never;

  /** @param refuse throws; its argument says what is wrong with a field */
  constructor(refuse: (what: string) => never) {
    // No parameter property: workers run this file with its types stripped only.
    this.refuse = refuse;
  }

  open(elemento: Elemento): void {
    if (isTexto(elemento)) {
      this.textos.push({ abiertos: [], isWritten: false });
      return;
    }
    const { name } = elemento;
    if (PROPUESTAS.has(name)) this.propuestas.push(++this.ultimaPropuesta);
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
      if (piece.trim()) campo.propuestas.add(this.propuesta);
    } else if (piece.trim()) {
      this.refuse(`${citar(piece)} está fuera de un campo`);
    }
  }

  close(elemento: Elemento): void {
    if (isTexto(elemento)) {
      const { abiertos, isWritten } = this.textos.pop() ?? this.actual;
      if (abiertos.length > 0) this.refuse('no se cierra donde se abrió');
      if (isWritten) this.write(INCIERTO);
      return;
    }
    const { name } = elemento;
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

  private get propuesta(): number {
    return this.propuestas.at(-1) ?? 0;
  }

  private mark(kind: string | undefined): void {
    const { actual } = this;
    const campo = actual.abiertos.at(-1);
    if (kind === 'begin') {
      this.write(INCIERTO);
      actual.abiertos.push({ instruccion: '', isResult: false, propuestas: new Set([this.propuesta]) });
    } else if (kind === 'separate' && campo) {
      campo.isResult = true;
      campo.propuestas.add(this.propuesta);
    } else if (kind === 'end' && campo) {
      actual.abiertos.pop();
      campo.propuestas.add(this.propuesta);
      if (campo.propuestas.size > 1) this.refuse(`${citar(campo.instruccion)} tiene cambios sin aceptar`);
      this.check(campo.instruccion);
    } else {
      this.refuse('no tiene principio o fin');
    }
  }

  /** Adds a sign to the text that is being read, and to its open instruction, if any. */
  private write(sign: string): void {
    this.actual.isWritten = true;
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

/** Whether an element is a text of its own. */
const isTexto = ({ name, de }: Elemento) => de !== 'texto' || name === 'tc';

/** Whether a HYPERLINK's arguments open a page, a mail or a place in the document. */
function isInocuo(rest: string): boolean {
  const words = rest.match(/"[^"]*"|[^\s"]+/g) ?? [];
  // The words after \l, \o, \t and \* are a place in the target, a hint, a window and a format.
  return words.every(
    (word, i) =>
      /^\\[a-z*]$/i.test(word) || /^\\[lot*]$/i.test(words[i - 1] ?? '') || esEnlaceInocuo(word.replaceAll('"', '')),
  );
}

function citar(instruccion: string): string {
  const said = instruccion.replaceAll(INCIERTO, '…').replace(/\s+/g, ' ').trim();
  return `«${said.length > MAX_CITA ? `${said.slice(0, MAX_CITA)}…` : said}»`;
}
