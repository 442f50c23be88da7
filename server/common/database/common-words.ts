import type { EntityManager } from 'typeorm';
import { anyLike, hallable } from '../input/search-words.js';

/** The number of latest rows to examine. The first rows of an answer are usually recent. */
const SAMPLE = 300;
/** A word that more rows of the sample have is common. */
const FEW = 30;

/**
 * The words of a search that the index should look up. The index gives all rows of a word at once. So common words are
 * left out beside rarer words. When many rows have all words, no word needs the index. Then the order of the answer
 * soon meets rows that match.
 * @param table whose views for searches have the rows `h`
 * @param id the column that names a row
 * @param likes for each word, the condition that a row has it
 */
export async function wordsForIndex(
  manager: EntityManager,
  table: string,
  id: string,
  likes: readonly string[],
  values: readonly unknown[],
): Promise<boolean[]> {
  const counts = [...likes, likes.join(' and ') || 'true'].map((like) => `count(*) filter (where ${like})`);
  const [{ counted }] = await manager.query(
    `select array[${counts.join(', ')}]::int[] as counted
       from (select * from ${table}_hallables order by ${id} desc limit ${SAMPLE}) as h`,
    [...values],
  );
  const isRare: boolean[] = counted.map((count: number) => count <= FEW);
  const isAnswerRare = isRare.pop() ?? false;
  return isAnswerRare && !isRare.includes(true) ? isRare.map(() => true) : isRare;
}

/** The view that finds rows by the index, or by the order of the answer. */
export function viewFor(table: string, isIndexed: readonly boolean[]): string {
  return `${table}_${isIndexed.includes(true) ? 'por_partes' : 'hallables'}`;
}

/**
 * The view and the condition for rows `h` with all words. For a query of the first rows of an order.
 * @param patterns the statement's first values
 */
export async function firstHallables(
  manager: EntityManager,
  table: string,
  patterns: readonly string[],
): Promise<{ from: string; haveWords: string }> {
  const words = patterns.map((_, i) => [`$${i + 1}`]);
  const isIndexed = await wordsForIndex(manager, table, 'id', words.map(anyLike), patterns);
  const haveWords = words.map((word, i) => (isIndexed[i] ? hallable(word) : anyLike(word))).join(' and ') || 'true';
  return { from: `${viewFor(table, isIndexed)} h`, haveWords };
}
