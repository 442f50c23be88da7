import type { FileFacts } from './incoming-file.js';

/** For how long an equal upload of the same person is the one whose answer was lost, in milliseconds. */
const REPEATED_MS = 10 * 60_000;

/** Ends an upload whose file was stored before, so that its bytes are not kept twice. */
export class StoredBefore<T> extends Error {
  /** @param stored what the first upload made of the file */
  constructor(readonly stored: T) {
    super('The file was stored before.');
  }
}

/** Who stored a file, and when. */
interface Kept {
  autorId: string;
  creadaEn: Date;
}

/** Who stores a file now. */
interface Running {
  now: Date;
  tenant: { usuarioId: string };
}

/** Whether the running person stored it a moment ago. */
export const isOwnAndNew = ({ autorId, creadaEn }: Kept, { now, tenant }: Running): boolean =>
  autorId === tenant.usuarioId && now.getTime() - creadaEn.getTime() < REPEATED_MS;

/** Whether a file is that version, sent again since the connection was lost before the answer came. */
export const isSentAgain = (version: Kept & { sha256: string }, { sha256 }: FileFacts, running: Running): boolean =>
  version.sha256 === sha256 && isOwnAndNew(version, running);
