import type { ApiDispatch } from '../../api/empty-api';
import { type Tablero, tablerosApi, tableroTag } from './tableros-api';

/** A write under way, as RTK Query gives it. */
interface Sent<Answer> extends Promise<{ error?: unknown }> {
  unwrap(): Promise<Answer>;
  reset(): void;
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
export function showAtOnce<Answer>(
  dispatch: ApiDispatch,
  sent: Sent<Answer>,
  { boardId, show, takeBack, settle }: Shown<Answer>,
): Sent<Answer> {
  const change = (recipe: Change) => dispatch(tablerosApi.util.updateQueryData('tablerosGet', { id: boardId }, recipe));
  if (show) change(show);
  const follow = async () => {
    try {
      const answer = await sent.unwrap();
      if (settle) change((tablero) => settle(tablero, answer));
    } catch {
      if (takeBack) change(takeBack);
      dispatch(tablerosApi.util.invalidateTags([tableroTag(boardId)]));
    } finally {
      sent.reset();
    }
  };
  void follow();
  return sent;
}
