import { Lleno } from './lectura.js';

/** The most characters of a text that are kept. */
export const MAX_CHARACTERS = 1_000_000;
/** The size of a piece: the most that is lost when the reading ends early. */
const PIECE = 4_000;

/** Control characters and halves of characters, which PostgreSQL or a page would refuse. */
const UNUSABLE = /[^\P{Cc}\n\t]|\p{Cs}|\ufffe|\uffff/gu;

/** A text for storage: without characters that cannot be stored. A word that a line break divided is joined again. */
export function limpio(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNUSABLE, ' ')
    .normalize('NFC')
    .replace(/(\p{Ll})[-\u00ad]\n(\p{Ll})/gu, '$1$2')
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?(?:\n ?)+/g, '\n\n');
}

/** Gathers the text of a file. Hands it on in pieces, up to the limit. */
export class TextoLeido {
  private waiting = '';
  private length = 0;
  private letters = 0;
  private readonly hand: (piece: string) => void;

  constructor(hand: (piece: string) => void) {
    this.hand = hand;
  }

  /** Whether the text has nothing to search. */
  get isBlank(): boolean {
    return this.letters === 0;
  }

  /** @throws Lleno at the limit */
  add(text: string): void {
    this.waiting += text;
    if (this.waiting.length >= PIECE) {
      this.flush();
    }
  }

  /** Hands on the waiting text. @throws Lleno at the limit */
  flush(): void {
    const piece = limpio(this.waiting).slice(0, MAX_CHARACTERS - this.length);
    this.waiting = '';
    this.length += piece.length;
    this.letters += piece.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (piece.trim() !== '') {
      this.hand(piece);
    }
    if (this.length >= MAX_CHARACTERS) {
      throw new Lleno();
    }
  }
}
