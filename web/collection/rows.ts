import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/** A row with an id. If it has a version, the version only grows. */
export interface Fila {
  id: string;
  version?: number;
}

interface Lista<Row, Which> {
  /** The order of the list. By default rows keep their places and new rows go to the front. */
  inOrder?: (one: Row, other: Row) => number;
  /** Whether a row belongs to the list of `which`. By default it does. */
  isIn?: (row: Row, which: Which) => boolean;
  /** Which row to keep when the server answers a known one. By default the higher version. */
  newerOf?: (known: Row, answered: Row) => Row;
}

/** The changes that a list of rows can go through. They find rows by id, so other changes to the list stay. */
export function filas<Row extends Fila, Which>({ inOrder, isIn = () => true, newerOf = higher }: Lista<Row, Which>) {
  const newest = (known: Row | undefined, answered: Row): Row =>
    known ? (copyWithStructuralSharing(known, newerOf(known, answered)) as Row) : answered;

  /** Puts the answered rows in their places. Requested rows that are missing in the answer are removed. */
  const receive = (rows: Row[], asked: readonly string[], answer: readonly Row[], which: Which): Row[] => {
    const ids = new Set(asked);
    const known = new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]));
    const taken = answer.map((row) => newest(known.get(row.id), row)).filter((row) => isIn(row, which));
    if (inOrder) return [...rows.filter(({ id }) => !ids.has(id)), ...taken].sort(inOrder);
    const fresh = new Map(taken.map((row) => [row.id, row]));
    const others = rows.flatMap((row) => (ids.has(row.id) ? (fresh.get(row.id) ?? []) : row));
    return [...taken.filter(({ id }) => !known.has(id)), ...others];
  };

  /** A created row before its answer, unless the rows have it. Nobody knows its order yet, so it is not sorted in. */
  const news = (rows: Row[], row: Row, which: Which): Row[] =>
    isIn(row, which) && rows.every(({ id }) => id !== row.id) ? [row] : [];

  return {
    receive,
    /** Adds a created row that the server will put first. */
    addFirst: (rows: Row[], row: Row, which: Which) => [...news(rows, row, which), ...rows],
    /** Adds a created row that the server will put last. */
    addLast: (rows: Row[], row: Row, which: Which) => [...rows, ...news(rows, row, which)],
    /** Adds a row that was created or restored. */
    put: (rows: Row[], row: Row, _arg: unknown, which: Which) => receive(rows, [row.id], [row], which),
    /** Replaces a changed row. A late answer does not bring back a row that was deleted. */
    replace: (rows: Row[], row: Row, _arg: unknown, which: Which) =>
      rows.some(({ id }) => id === row.id) ? receive(rows, [row.id], [row], which) : rows,
    /** Changes some fields of a row. */
    patch: (rows: Row[], id: string, changes: Partial<Row>) =>
      rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    /** The write that deletes a row. */
    removal: {
      changesIds: ({ id }: { id: string }) => id,
      show: (rows: Row[], { id }: { id: string }) => without(rows, id),
      keep: (rows: Row[], _answer: unknown, { id }: { id: string }) => without(rows, id),
    },
  };
}

const without = <Row extends Fila>(rows: Row[], id: string): Row[] => rows.filter((row) => row.id !== id);

const higher = <Row extends Fila>(known: Row, answered: Row): Row =>
  (known.version ?? 0) > (answered.version ?? 0) ? known : answered;
