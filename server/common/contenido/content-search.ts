import { stemmer } from '@orama/stemmers/spanish';
import MiniSearch, { type SearchResult } from 'minisearch';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { escapeHtml } from '../input/safe-html.js';

/** A page that can be found. */
export interface SearchedPage {
  id: string;
  titulo: string;
  /** The text, with a line for each paragraph. */
  texto: string;
}

/** A found page, with the paragraph that matches best. */
export interface FoundPage {
  id: string;
  /** The title as HTML, with `<mark>`. */
  titulo: string;
  pasaje: string;
}

const WORDS = /[\p{L}\p{N}]+/gu;
const PASSAGE = 220;
// Words that are in every page.
const STOP = new Set(
  'a al ante como con cual cuando de del desde donde e el ella en entre es esta este esto hay la las le les lo los mas me mi mis no o para pero por que se si sin sobre son su sus un una uno unos y ya'.split(
    ' ',
  ),
);

/**
 * The stem of a Spanish word, without accents. Null for a word without meaning for a search. The stemmer knows the
 * ending of «numeración» by its accent, which many people leave out.
 */
function stemOf(word: string): string | null {
  const lower = word.toLowerCase().replace(/([cs])ion$/, '$1ión');
  const bare = withoutAccents(lower);
  return STOP.has(bare) ? null : withoutAccents(stemmer(lower)) || bare;
}

/** All stems that find a word: the stem of «notaria» also finds «notaría». */
function allStemsOf(word: string): string[] | null {
  const stem = stemOf(word);
  return stem === null ? null : [...new Set([stem, stemOf(withoutAccents(word.toLowerCase())) ?? stem])];
}

/**
 * The number of letters of a stem that may be wrong. Two letters in the wrong order count as two. Short stems have too
 * many neighbours.
 */
const typosOf = (stem: string) => (stem.length < 5 ? 0 : 2);

/** With fewer pages than this, pages with only some of the words follow. */
const FEW = 5;

/** A search in a few hundred pages, in memory. It uses Spanish stems without accents. The best pages come first. */
export class ContentSearch {
  private readonly index: MiniSearch<SearchedPage>;
  private readonly pages: ReadonlyMap<string, SearchedPage>;

  constructor(pages: readonly SearchedPage[]) {
    this.index = new MiniSearch<SearchedPage>({
      fields: ['titulo', 'texto'],
      tokenize: (text) => text.match(WORDS) ?? [],
      processTerm: allStemsOf,
      searchOptions: {
        boost: { titulo: 3 },
        prefix: (term) => term.length > 2,
        combineWith: 'AND',
        processTerm: stemOf,
      },
    });
    this.index.addAll(pages);
    this.pages = new Map(pages.map((page) => [page.id, page]));
  }

  /**
   * The pages with all words. If `isWide`, a word that no page has also matches similar words. Where few pages have all
   * words, pages with some of them follow.
   */
  find(query: string, limit: number, { isWide = true }: { isWide?: boolean } = {}): FoundPage[] {
    if (stemsOf(query).length === 0) return [];
    const found = this.index.search(query, isWide ? { fuzzy: (stem) => this.typosOf(stem) } : {});
    if (isWide && found.length < FEW) {
      const known = new Set(found.map(({ id }) => id));
      const some = this.index.search(query, { fuzzy: (stem) => this.typosOf(stem), combineWith: 'OR' });
      found.push(...some.filter(({ id }) => !known.has(id)));
    }
    return found.slice(0, limit).flatMap((result) => this.show(result));
  }

  /** The number of letters of a stem that may be wrong. For a stem that pages have, none may. */
  private typosOf(stem: string): number {
    const isKnown = this.index.search(stem, { processTerm: (term) => term }).length > 0;
    return isKnown ? 0 : typosOf(stem);
  }

  private show({ id, terms }: SearchResult): FoundPage[] {
    const page = this.pages.get(String(id));
    return page
      ? [{ id: page.id, titulo: marked(page.titulo, terms), pasaje: marked(passageOf(page.texto, terms), terms) }]
      : [];
  }
}

function stemsOf(text: string): string[] {
  return (text.match(WORDS) ?? []).flatMap((word) => allStemsOf(word) ?? []);
}

const isFound = (word: string, stems: readonly string[]) =>
  allStemsOf(word)?.some((stem) =>
    stems.some((searched) => stem === searched || (searched.length > 2 && stem.startsWith(searched))),
  ) ?? false;

/** The paragraph with the most words, cut around the first word. */
function passageOf(texto: string, stems: readonly string[]): string {
  let best = { count: -1, line: '' };
  for (const line of texto.split('\n').filter(Boolean)) {
    const words = new Set(stemsOf(line));
    const count = stems.filter((stem) => [...words].some((word) => word.startsWith(stem))).length;
    if (count > best.count) best = { count, line };
  }
  const { line } = best;
  if (line.length <= PASSAGE) return line;
  const [first] = [...line.matchAll(WORDS)].filter(([word]) => isFound(word, stems));
  const from = Math.max(0, line.lastIndexOf(' ', Math.max(0, (first?.index ?? 0) - PASSAGE / 3)) + 1);
  const to = line.length - from <= PASSAGE ? line.length : line.lastIndexOf(' ', from + PASSAGE);
  return `${from > 0 ? '… ' : ''}${line.slice(from, to)}${to < line.length ? ' …' : ''}`;
}

function marked(text: string, stems: readonly string[]): string {
  let html = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    html += escapeHtml(text.slice(end, index));
    html += isFound(word, stems) ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word);
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}
