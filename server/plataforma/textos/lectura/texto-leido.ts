import { Lleno } from './lectura.js';

/** The most characters that are kept of a text. */
export const MAX_CHARACTERS = 1_000_000;
/** What is lost at most of a text whose reading is ended. */
const PIECE = 4_000;

/** Control characters, which PostgreSQL or a page would not take, and halves of characters. */
const UNUSABLE = /[^\P{Cc}\n\t]|\p{Cs}|\ufffe|\uffff/gu;

/** Text as it is kept: without what cannot be stored, and with the words whole that a line divided. */
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

/** Gathers the text of a file and hands it on in pieces, up to what is kept. */
export class TextoLeido {
  private waiting = '';
  private length = 0;
  private letters = 0;
  private readonly hand: (piece: string) => void;

  constructor(hand: (piece: string) => void) {
    this.hand = hand;
  }

  /** Whether there is anything to search. */
  get isBlank(): boolean {
    return this.letters === 0;
  }

  /** @throws Lleno when no more is kept */
  add(text: string): void {
    this.waiting += text;
    if (this.waiting.length >= PIECE) {
      this.flush();
    }
  }

  /** Hands on what waits. @throws Lleno when no more is kept */
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
