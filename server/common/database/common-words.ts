import type { EntityManager } from 'typeorm';
import { anyLike, hallable } from '../input/search-words.js';

/** The latest rows: what is asked for first is usually late. */
const SAMPLE = 300;
/** What more of the sample have is common. */
const FEW = 30;

/**
 * Which words of a search the index should look up. It gives all rows of a word at once, so common ones are left out
 * beside rarer ones. When many rows have all the words, none needs it: the order of the answer soon comes upon some.
 * @param view a view for searches, whose rows are `h`
 * @param id the column that names a row
 * @param likes for each word, the condition that a row has it
 */
export async function wordsForIndex(
  manager: EntityManager,
  view: string,
  id: string,
  likes: readonly string[],
  values: readonly unknown[],
): Promise<boolean[]> {
  const counts = [...likes, likes.join(' and ') || 'true'].map((like) => `count(*) filter (where ${like})`);
  const [{ counted }] = await manager.query(
    `select array[${counts.join(', ')}]::int[] as counted from (select * from ${view} order by ${id} desc limit ${SAMPLE}) as h`,
    [...values],
  );
  const isRare: boolean[] = counted.map((count: number) => count <= FEW);
  const isAnswerRare = isRare.pop() ?? false;
  return isAnswerRare && !isRare.includes(true) ? isRare.map(() => true) : isRare;
}

/**
 * The condition that a row `h` of a view for searches has all words, for a query that needs the first rows of an order.
 * @param patterns the statement's first values
 */
export async function firstHallables(
  manager: EntityManager,
  view: string,
  patterns: readonly string[],
): Promise<string> {
  const words = patterns.map((_, i) => [`$${i + 1}`]);
  const isIndexed = await wordsForIndex(manager, view, 'id', words.map(anyLike), patterns);
  return words.map((word, i) => (isIndexed[i] ? hallable(word) : anyLike(word))).join(' and ') || 'true';
}
