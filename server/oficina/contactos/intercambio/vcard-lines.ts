import { cleanLine } from '../../../common/input/clean-text.js';

/**
 * The most parameters that are read from a line. No program writes more. A file that consists of parameters could take
 * minutes.
 */
const MAX_PARAMS = 50;

/** A line of a vCard: `item1.TEL;TYPE=work:+54…`. */
export interface VcardLine {
  /** The group that ties lines together; '' for none. */
  group: string;
  /** The name of the property in upper case; '' for a line that is no property. */
  name: string;
  /** The types in lower case. Version 2.1 writes types without a parameter's name. */
  types: string[];
  /** The other parameters as written, by their names in upper case. */
  params: Readonly<Record<string, string>>;
  /** The decoded value. The escapes of the signs that separate its parts stay. */
  value: string;
}

export interface Vcard {
  lines: VcardLine[];
  /** The missing end or beginning, which makes the card unreadable; null for a whole card. */
  falta: 'principio' | 'final' | 'ambos' | null;
}

/**
 * The cards of a file in version 2.1, 3.0 or 4.0. A card inside another card, its AGENT, is left out. A card that
 * begins inside another elsewhere shows that the outer card has no end. Lines outside of cards show that a beginning is
 * missing.
 */
export function* vcardsOf(text: string): Generator<Vcard> {
  let lines: VcardLine[] = [];
  let depth = 0;
  let isAgent = false;
  for (const raw of unfolded(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(raw)) {
      if (depth === 0 || !isAgent) {
        yield* incomplete(lines, depth > 0 ? 'final' : 'ambos');
        depth = 0;
        lines = [];
      }
      depth += 1;
    } else if (/^END:VCARD\s*$/i.test(raw)) {
      if (depth === 1) {
        yield { lines, falta: null };
      } else if (depth === 0) {
        yield* incomplete(lines, 'principio');
      }
      lines = depth > 1 ? lines : [];
      depth = Math.max(depth - 1, 0);
    } else if (depth <= 1) {
      lines.push(...parsed(raw));
    }
    isAgent = /^([\w-]+\.)?AGENT[^:]*:\s*$/i.test(raw);
  }
  yield* incomplete(lines, depth > 0 ? 'final' : 'ambos');
}

const incomplete = (lines: VcardLine[], falta: Vcard['falta']): Vcard[] => (lines.length > 0 ? [{ lines, falta }] : []);

/** The name of a person, made of the parts of N in the spoken order. */
export function nameOfParts(value: string): string {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = partsOf(value, ';');
  return cleanLine([prefix, given, additional, family, suffix].join(' '));
}

/** The parts of a structured value, as text. */
export function partsOf(value: string, separator: ';' | ','): string[] {
  const parts: string[] = [];
  let part = '';
  for (let i = 0; i < value.length; i++) {
    const character = value[i] ?? '';
    if (character === '\\') {
      part += character + (value[++i] ?? '');
    } else if (character === separator) {
      parts.push(unescaped(part));
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, unescaped(part)];
}

/** A value without its escapes. */
export function unescaped(value: string): string {
  return value.replace(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

/**
 * Joins the pieces of a line. A further piece begins with a blank. In 2.1, it may also follow a piece that ends in «=».
 */
function* unfolded(text: string): Generator<string> {
  let pieces: string[] = [];
  let isQuoted = false;
  let isSoft = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (isSoft || /^[ \t]/.test(line)) {
      pieces.push(isSoft ? line : line.slice(1));
    } else {
      yield pieces.join('');
      pieces = [line];
      // The test runs once a line. At each piece, a file could take minutes.
      isQuoted = /;(ENCODING=)?QUOTED-PRINTABLE/i.test(line);
    }
    isSoft = isQuoted && line.endsWith('=');
    if (isSoft) {
      pieces.push((pieces.pop() ?? '').slice(0, -1));
    }
  }
  yield pieces.join('');
}

function parsed(raw: string): VcardLine[] {
  const [head, value] = split(raw);
  if (value === undefined) {
    return raw.trim() === '' ? [] : [{ group: '', name: '', types: [], params: {}, value: raw }];
  }
  const [path = '', ...params] = head;
  const [name = '', group = ''] = path.split('.').reverse();
  const line = {
    group: group.toLowerCase(),
    name: name.toUpperCase(),
    types: [] as string[],
    params: {} as Record<string, string>,
  };
  for (const param of params.slice(0, MAX_PARAMS)) {
    const [key, text] = /^([\w-]+)=(.*)$/s.exec(param)?.slice(1) ?? ['TYPE', param];
    if (key?.toUpperCase() === 'TYPE') {
      line.types = line.types.concat((text ?? '').replaceAll('"', '').toLowerCase().split(','));
    } else {
      line.params[key?.toUpperCase() ?? ''] = (text ?? '').replaceAll('"', '');
    }
  }
  return [{ ...line, value: isQuotedPrintable(line) ? decoded(value, line.params.CHARSET) : value }];
}

/**
 * The parts between semicolons before the first colon, and the text after the colon. Signs inside quotes do not count.
 */
function split(raw: string): [head: string[], value: string | undefined] {
  const head: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let i = 0; i < raw.length; i++) {
    const character = raw[i];
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === ';' || character === ':')) {
      head.push(raw.slice(start, i));
      start = i + 1;
      if (character === ':') {
        return [head, raw.slice(start)];
      }
    }
  }
  return [head, undefined];
}

function isQuotedPrintable({ types, params }: { types: readonly string[]; params: Readonly<Record<string, string>> }) {
  return params.ENCODING?.toUpperCase() === 'QUOTED-PRINTABLE' || types.includes('quoted-printable');
}

function decoded(value: string, charset = 'utf-8'): string {
  const decoder = decoderOf(charset);
  return value.replace(/(?:=[0-9A-F]{2})+/gi, (run) => decoder.decode(Buffer.from(run.replaceAll('=', ''), 'hex')));
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
