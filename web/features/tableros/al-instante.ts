import type { ApiDispatch } from '../../api/empty-api';
import { type Tablero, tablerosApi } from './tableros-api';

/** What RTK Query hands to `onQueryStarted`. */
interface Sent<Answer> {
  dispatch: ApiDispatch;
  queryFulfilled: Promise<{ data: Answer }>;
}

type Change = (tablero: Tablero) => void;

interface Shown<Answer> {
  boardId: string;
  /** What is shown before the server confirms it. */
  show?: Change;
  /** Takes that back, by id: other people's changes came in between. */
  takeBack?: Change;
  /** Shows what the server made of it. */
  settle?: (tablero: Tablero, answer: Answer) => void;
}

/** Changes a tablero on the screen at once. A refused change is taken back, and what is stored is fetched. */
export async function showAtOnce<Answer>(
  { dispatch, queryFulfilled }: Sent<Answer>,
  { boardId, show, takeBack, settle }: Shown<Answer>,
): Promise<void> {
  const change = (recipe: Change) => dispatch(tablerosApi.util.updateQueryData('tablero', boardId, recipe));
  if (show) change(show);
  try {
    const { data } = await queryFulfilled;
    if (settle) change((tablero) => settle(tablero, data));
  } catch {
    if (takeBack) change(takeBack);
    dispatch(tablerosApi.util.invalidateTags([{ type: 'Tablero', id: boardId }]));
  }
}
