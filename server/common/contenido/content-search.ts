import { stemmer } from '@orama/stemmers/spanish';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { escapeHtml } from '../input/safe-html.js';
import { withoutAccents } from '../input/search-words.js';

/** A page that is searched. */
export interface SearchedPage {
  id: string;
  titulo: string;
  /** One line a paragraph. */
  texto: string;
}

/** A page that was found, with the paragraph that says most of what was searched. */
export interface FoundPage {
  id: string;
  /** HTML with `<mark>`. */
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

/** The stem of a Spanish word, without accents; null for a word that says nothing. */
function stemOf(word: string): string | null {
  const lower = word.toLowerCase();
  const bare = withoutAccents(lower);
  return STOP.has(bare) ? null : withoutAccents(stemmer(lower)) || bare;
}

/** How many letters of a stem may be wrong; two that changed places are two. Short ones are as near to others. */
const typosOf = (stem: string) => (stem.length < 4 ? 0 : stem.length < 5 ? 1 : 2);

/** A search in a few hundred pages, in memory: Spanish stems, without accents, the best first. */
export class ContentSearch {
  private readonly index: MiniSearch<SearchedPage>;
  private readonly pages: ReadonlyMap<string, SearchedPage>;

  constructor(pages: readonly SearchedPage[]) {
    this.index = new MiniSearch<SearchedPage>({
      fields: ['titulo', 'texto'],
      tokenize: (text) => text.match(WORDS) ?? [],
      processTerm: stemOf,
      searchOptions: { boost: { titulo: 3 }, prefix: (term) => term.length > 2, combineWith: 'AND' },
    });
    this.index.addAll(pages);
    this.pages = new Map(pages.map((page) => [page.id, page]));
  }

  /**
   * The pages with all words or, when there are none and `isWide`, those with words that are nearly so, or with some of
   * them.
   */
  find(query: string, limit: number, { isWide = true }: { isWide?: boolean } = {}): FoundPage[] {
    if (stemsOf(query).length === 0) return [];
    const ways: SearchOptions[] = isWide ? [{}, { fuzzy: typosOf }, { fuzzy: typosOf, combineWith: 'OR' }] : [{}];
    for (const way of ways) {
      const found = this.index.search(query, way).slice(0, limit);
      if (found.length > 0) return found.flatMap((result) => this.show(result));
    }
    return [];
  }

  private show({ id, terms }: SearchResult): FoundPage[] {
    const page = this.pages.get(String(id));
    return page
      ? [{ id: page.id, titulo: marked(page.titulo, terms), pasaje: marked(passageOf(page.texto, terms), terms) }]
      : [];
  }
}

function stemsOf(text: string): string[] {
  return (text.match(WORDS) ?? []).flatMap((word) => stemOf(word) ?? []);
}

const isFound = (word: string, stems: readonly string[]) => {
  const stem = stemOf(word);
  return (
    stem !== null && stems.some((searched) => stem === searched || (searched.length > 2 && stem.startsWith(searched)))
  );
};

/** The paragraph with most of the words, cut around the first one. */
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
