import type { FileFacts } from './incoming-file.js';

/**
 * For how long an equal upload of the same person counts as repeated, in milliseconds. The answer to the first upload
 * was lost.
 */
const REPEATED_MS = 10 * 60_000;

/** Ends an upload of a file that is stored already. So its bytes are not kept twice. */
export class StoredBefore<T> extends Error {
  /** @param stored the result of the first upload */
  constructor(readonly stored: T) {
    super('The file was stored before.');
  }
}

/** The person who stored a file, and the moment. */
interface Kept {
  autorId: string;
  creadaEn: Date;
}

/** The person who stores a file now. */
interface Running {
  now: Date;
  tenant: { usuarioId: string };
}

/** Whether the running person stored the file a moment ago. */
export const isOwnAndNew = ({ autorId, creadaEn }: Kept, { now, tenant }: Running): boolean =>
  autorId === tenant.usuarioId && now.getTime() - creadaEn.getTime() < REPEATED_MS;

/** Whether a file is that version, sent again after a lost answer. */
export const isSentAgain = (version: Kept & { sha256: string }, { sha256 }: FileFacts, running: Running): boolean =>
  version.sha256 === sha256 && isOwnAndNew(version, running);
