import { type EntityManager, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere, In } from 'typeorm';
import { notFound, staleOwnVersion, staleVersion } from '../errors/domain-error.js';

/** A row whose version each write raises. */
interface Versioned {
  version: number;
}

interface Identified {
  id: string;
}

/**
 * The row, or an error when it is missing. @param what its name with the article («la tarea») @throws DomainError 404
 */
export function found<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) {
    throw notFound(what);
  }
  return row;
}

/**
 * The row of {@link found}, at the version that the client has seen.
 * @param seen undefined when the client names no version
 * @param isOwn whether only one person writes the row, in several tabs
 * @throws DomainError 404, 412
 */
export function foundAt<T extends Versioned>(
  row: T | null | undefined,
  what: string,
  seen: number | undefined,
  isOwn = false,
): T {
  const { version } = found(row, what);
  if (seen !== undefined && seen !== version) {
    throw isOwn ? staleOwnVersion(what, version) : staleVersion(what);
  }
  return row as T;
}

/** Finds as {@link foundAt} does. Locks the row against other writes until the transaction ends. */
export async function getLocked<T extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  what: string,
  seen?: number,
  isOwn?: boolean,
): Promise<T> {
  const row = await manager.findOne(entity, { where, lock: { mode: 'for_no_key_update' } });
  return foundAt(row, what, seen, isOwn);
}

/** Locks rows against other writes until the transaction ends, in the order of their ids. @returns the existing rows */
export function lockAll<T extends Identified>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly string[],
): Promise<T[]> {
  return manager.find(entity, {
    where: { id: In(ids) } as FindOptionsWhere<T>,
    order: { id: 'asc' } as FindOptionsOrder<T>,
    lock: { mode: 'for_no_key_update' },
  });
}

/**
 * Locks as {@link lockAll} does. All rows must exist, at the versions that the client has seen. @throws DomainError
 * 404, 412
 */
export async function getAllLocked<T extends Identified & Versioned>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  seen: readonly (Identified & Versioned)[],
  what: string,
): Promise<T[]> {
  const ids = seen.map(({ id }) => id);
  const rows = await lockAll(manager, entity, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version } of seen) {
    foundAt(byId.get(id), what, version);
  }
  return rows;
}
