import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/** A row that is known by its id; where rows have versions, these only grow. */
export interface Fila {
  id: string;
  version?: number;
}

interface Lista<Row, Which> {
  /** Unless said, rows stay where they are, and new ones go to the front. */
  inOrder?: (one: Row, other: Row) => number;
  /** Whether a list of these is one that the row is in; all are, unless said. */
  isIn?: (row: Row, which: Which) => boolean;
  /** What is known by now of a row that is answered; the higher version unless said. */
  newerOf?: (known: Row, answered: Row) => Row;
}

/** What a list of rows can go through. All goes by id: what else happened to the list meanwhile stays. */
export function filas<Row extends Fila, Which>({ inOrder, isIn = () => true, newerOf = higher }: Lista<Row, Which>) {
  const newest = (known: Row | undefined, answered: Row): Row =>
    known ? (copyWithStructuralSharing(known, newerOf(known, answered)) as Row) : answered;

  /** Takes in rows that were asked for, each at its place. Those that were not answered are gone. */
  const receive = (rows: Row[], asked: readonly string[], answer: readonly Row[], which: Which): Row[] => {
    const ids = new Set(asked);
    const known = new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]));
    const taken = answer.map((row) => newest(known.get(row.id), row)).filter((row) => isIn(row, which));
    if (inOrder) return [...rows.filter(({ id }) => !ids.has(id)), ...taken].sort(inOrder);
    const fresh = new Map(taken.map((row) => [row.id, row]));
    const others = rows.flatMap((row) => (ids.has(row.id) ? (fresh.get(row.id) ?? []) : row));
    return [...taken.filter(({ id }) => !known.has(id)), ...others];
  };

  return {
    receive,
    /** Takes in one that was made or restored. */
    put: (rows: Row[], row: Row, _arg: unknown, which: Which) => receive(rows, [row.id], [row], which),
    /** Takes in one that was changed. One that was deleted since does not come back by its late answer. */
    replace: (rows: Row[], row: Row, _arg: unknown, which: Which) =>
      rows.some(({ id }) => id === row.id) ? receive(rows, [row.id], [row], which) : rows,
    /** Writes some of one. */
    patch: (rows: Row[], id: string, changes: Partial<Row>) =>
      rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    /** The write that deletes one. */
    removal: {
      of: ({ id }: { id: string }) => id,
      show: (rows: Row[], { id }: { id: string }) => without(rows, id),
      keep: (rows: Row[], _answer: unknown, { id }: { id: string }) => without(rows, id),
    },
  };
}

const without = <Row extends Fila>(rows: Row[], id: string): Row[] => rows.filter((row) => row.id !== id);

const higher = <Row extends Fila>(known: Row, answered: Row): Row =>
  (known.version ?? 0) > (answered.version ?? 0) ? known : answered;
