import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { notFound, staleOwnVersion, staleVersion } from '../errors/domain-error.js';

/** A row whose version each write raises. */
interface Versioned {
  version: number;
}

/** The row, which must be there. @param what its name with the article («la tarea») @throws DomainError 404 */
export function found<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) {
    throw notFound(what);
  }
  return row;
}

/**
 * As {@link found}, at the version that the client has seen.
 * @param seen undefined when the client names none
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

/** As {@link foundAt}, and locks the row against other writes until the transaction ends. */
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
