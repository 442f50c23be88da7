import {
  hasCabeceras,
  isCabecera,
  LINEA_ORIGINAL,
  lineasDeAtribucion,
  REENVIADO,
} from '../../../../../server/vocabulario/citas-de-correo';
import { inertHtml } from '../../../../components/rich-text/inert-html';

/** The fewest characters of a quote that is folded. */
const longText = 200;
/** The fewest letters of a line that is recognised as a line of an earlier mail. */
const knownLine = 12;

/** The elements that begin a line of their own. */
const blocks =
  'address,blockquote,center,dd,div,dl,dt,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,tbody,td,tfoot,th,thead,tr,ul';

/**
 * The subjects of answers, and the subjects of forwarded mails. A forwarded text is there to be read, so it is not
 * folded.
 */
const answered = /^\s*(?:\[[^\]]*\]\s*)*(?:re|rta|resp?|r|aw|sv|antw|rif)\s*(?:\[\d+\])?\s*:/i;
const forwarded = /^\s*(?:\[[^\]]*\]\s*)*(?:rv|fwd?|reenv|enc|tr|wg)\s*(?:\[\d+\])?\s*:/i;

/** A line of a text, with the first text node or picture in it. */
interface Linea {
  text: string;
  node: Node;
}

/** The mail from which a text is. */
interface Lugar {
  asunto: string;
  /** The HTML of the earlier mails of the thread. */
  anteriores?: readonly string[];
}

/** The texts of the earlier mails of a thread, which are parsed when they are first needed. */
class Hilo {
  private read: { said: string[]; lines: Set<string> } | undefined;

  constructor(private readonly anteriores: readonly string[]) {}

  /** Whether an earlier mail contains these letters. */
  says(letters: string): boolean {
    return this.known.said.some((each) => each.includes(letters));
  }

  /** Whether an earlier mail contains one of these lines. Lines too short to be recognised do not count. */
  hasAnyOf(lineas: readonly Linea[]): boolean {
    return lineas.some((linea) => this.known.lines.has(lettersOf([linea])));
  }

  private get known() {
    this.read ??= (() => {
      const mails = this.anteriores.map((html) => lineasOf(bodyOf(html)));
      const lines = mails.flat().map((linea) => lettersOf([linea]));
      return { said: mails.map(lettersOf), lines: new Set(lines.filter(({ length }) => length >= knownLine)) };
    })();
    return this.read;
  }
}

/**
 * Splits an answer into its own text and the long quote at its end. The attribution above the quote goes with the
 * quote. It knows quotes of our composer and of other mail programs. Both parts are HTML; the quote is empty when there
 * is none to fold. New text inside a quote stays in sight: a law that is cited, or an answer written into the quote.
 */
export function partirCita(html: string, lugar: Lugar): { texto: string; cita: string } {
  const whole = { texto: html, cita: '' };
  if (!answered.test(lugar.asunto) && !forwarded.test(lugar.asunto)) return whole;
  const body = bodyOf(html);
  const lineas = lineasOf(body);
  const start = startOf(lineas, lugar);
  // A mail that consists of a quote alone is shown whole.
  if (start <= 0 || lengthOf(lineas.slice(start)) < longText) return whole;
  const range = body.ownerDocument.createRange();
  range.setStartBefore(topOf(lineas[start]?.node as Node, body));
  range.setEnd(body, body.childNodes.length);
  const holder = body.ownerDocument.createElement('div');
  holder.append(range.extractContents());
  return { texto: body.innerHTML, cita: holder.innerHTML };
}

const bodyOf = (html: string) => new DOMParser().parseFromString(inertHtml(html), 'text/html').body;

/** The index of the line where the quote begins; -1 without a quote. */
function startOf(lineas: readonly Linea[], { asunto, anteriores = [] }: Lugar): number {
  const hilo = new Hilo(anteriores);
  const found = [quoted(lineas, hilo), headed(lineas, asunto, hilo), marked(lineas, hilo)].filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** The index of the line where a block of quote at the end begins; -1 without such a block. */
function quoted(lineas: readonly Linea[], hilo: Hilo): number {
  const quote = outermostQuote(lineas.at(-1)?.node);
  if (!quote) return -1;
  const first = lineas.findIndex(({ node }) => quote.contains(node));
  const inside = lineas.slice(first);
  const isAll = inside.every(({ node }) => quote.contains(node));
  return isAll && !isAnsweredInside(inside, hilo) ? withAttribution(lineas, first, hilo) : -1;
}

/** Whether a quote contains lines of earlier mails, and new text as well. */
const isAnsweredInside = (inside: readonly Linea[], hilo: Hilo) => !hilo.says(saidOf(inside)) && hilo.hasAnyOf(inside);

/**
 * The index of the first line of «>» lines at the end; -1 without them. An answer between such lines has lines without
 * «>».
 */
function marked(lineas: readonly Linea[], hilo: Hilo): number {
  const last = lineas.findLastIndex(({ text }) => !text.startsWith('>'));
  return last < lineas.length - 1 ? withAttribution(lineas, last + 1, hilo) : -1;
}

/**
 * The index of the headers above a quoted mail. Nothing shows where that mail ends, nor who wrote its parts. So it is a
 * quote only when all of its text was in the earlier mails.
 */
function headed(lineas: readonly Linea[], asunto: string, hilo: Hilo): number {
  const heads = lineas.flatMap((_, at) => (hasHeaders(lineas, at) ? [at] : []));
  if (heads.length === 0 || forwarded.test(asunto)) return -1;
  const lastNew = heads.findLastIndex((head, index) => {
    const letters = lettersOf(belowHeaders(lineas.slice(head, heads[index + 1])));
    return !hilo.says(letters);
  });
  const at = heads[lastNew + 1] ?? -1;
  const above = lineas[at - 1]?.text ?? '';
  if (REENVIADO.test(above)) return -1;
  return LINEA_ORIGINAL.test(above) ? at - 1 : at;
}

function hasHeaders(lineas: readonly Linea[], at: number): boolean {
  return hasCabeceras(textsOf(lineas.slice(at, at + 8)), 0) && !outermostQuote(lineas[at]?.node);
}

/** The text below the first headers, without the «original message» line above the next headers. */
function belowHeaders(lineas: readonly Linea[]): readonly Linea[] {
  const first = lineas.findIndex(({ text }) => !isCabecera(text));
  return first < 0 ? [] : lineas.slice(first).filter(({ text }) => !LINEA_ORIGINAL.test(text));
}

/** The letters and digits of lines, wherever the lines break. */
const lettersOf = (lineas: readonly Linea[]) =>
  lineas.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')).join('');

/**
 * The index of a quote with the attribution above it or at its beginning. Without an attribution it is a quote only
 * when all of it was in the earlier mails. -1 when the text is the writer's own.
 */
function withAttribution(lineas: readonly Linea[], first: number, hilo: Hilo): number {
  const at = [1, 2, 3].find((count) => first >= count && attributionAt(lineas, first - count) === count);
  if (at) return first - at;
  const above = lineas[first - 1]?.text ?? '';
  if (REENVIADO.test(above)) return -1;
  if (attributionAt(lineas, first) > 0) return first;
  const isKnown = hilo.says(saidOf(lineas.slice(first)));
  if (!above.endsWith(':')) return isKnown ? first : -1;
  // Two of the signs of «Name <address>, date, time:» suffice, in any language.
  const signs = [/@/, /\b\d{1,2}:\d{2}\b/, /\b\d{4}\b/].filter((sign) => sign.test(above));
  return isKnown || signs.length > 1 ? first - 1 : -1;
}

/** The letters of a quote, without the attribution at its beginning. */
const saidOf = (lineas: readonly Linea[]) => lettersOf(lineas.slice(attributionAt(lineas, 0)));

/** How many lines the attribution at a line has; 0 without an attribution. */
const attributionAt = (lineas: readonly Linea[], at: number) =>
  lineasDeAtribucion(textsOf(lineas.slice(at, at + 3)), 0);

const textsOf = (lineas: readonly Linea[]) => lineas.map(({ text }) => text);

const lengthOf = (lineas: readonly Linea[]) => lineas.reduce((sum, { text }) => sum + text.length, 0);

function outermostQuote(node: Node | undefined): Element | null {
  let found: Element | null = null;
  for (let at = node?.parentElement ?? null; at; at = at.parentElement) if (at.tagName === 'BLOCKQUOTE') found = at;
  return found;
}

/** The outermost node that begins with this node and nothing before it, with the rule above it. */
function topOf(node: Node, body: HTMLElement): Node {
  let top = node;
  while (top.parentNode && top.parentNode !== body && !before(top)) top = top.parentNode;
  const above = before(top);
  return above instanceof Element && above.tagName === 'HR' ? above : top;
}

/** The node before a node in its parent, without blank texts. */
function before(node: Node): Node | null {
  let at = node.previousSibling;
  while (at && at.nodeType !== 1 && !at.textContent?.trim()) at = at.previousSibling;
  return at;
}

/** The lines of a text that are not empty, in their order. */
function lineasOf(body: HTMLElement): Linea[] {
  const lineas: Linea[] = [];
  let isOpen = false;
  const add = (text: string, node: Node) => {
    const last = lineas.at(-1);
    if (isOpen && last) last.text += text;
    else if (text.trim()) {
      lineas.push({ text: text.trimStart(), node });
      isOpen = true;
    }
  };
  const visit = (node: Node) => {
    if (node.nodeType === 3) return add((node.textContent ?? '').replace(/\s+/g, ' '), node);
    if (!(node instanceof Element)) return;
    if (node.tagName === 'IMG') return add('\ufffc', node);
    const isBlock = node.matches(blocks) || node.tagName === 'BR';
    if (isBlock) isOpen = false;
    for (const child of node.childNodes) visit(child);
    if (isBlock) isOpen = false;
  };
  visit(body);
  for (const linea of lineas) linea.text = linea.text.trim();
  return lineas;
}
