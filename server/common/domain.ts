/**
 * What the product's central lists take from a domain. It is plain data that the browser's tests read too: a descriptor
 * imports neither entities nor anything that asks for a permission.
 */
export interface Domain {
  /** Which roles may do what. */
  permissions?: Readonly<Record<string, readonly number[]>>;
  /** Its tables with rows of cuentas. */
  tables?: Readonly<Record<string, Table>>;
  /** What housekeeping deletes beside what people deleted. */
  swept?: readonly Sweep[];
  /** The queues of its jobs. What is done in each is said by `Jobs.define`. */
  queues?: Readonly<Record<string, QueueOptions>>;
  /** What the audit records, each in Spanish and without its subject. */
  hechos?: Readonly<Record<string, Sentence>>;
  /** What open tabs are told has changed, never the data itself: each fetches that as itself. */
  events?: Readonly<Record<string, LiveEventKind>>;
}

/** A live event: what it is about, in English for API clients, and what it names. */
export interface LiveEventKind {
  about: string;
  names?: Readonly<Record<string, Named>>;
}

/** An id, ids that may be left out, or one of these words. */
export type Named = 'id' | 'ids?' | readonly string[];

/** Tells a fact by what was recorded of it. */
export type Sentence = (datos: Readonly<Record<string, unknown>>) => string;

/** A table with rows of cuentas: how it is exported, or why it is not. */
export type Table = (ExportedTable | { notExported: string }) & {
  /** Since when a row is deleted. For a day that can be undone, then housekeeping removes it. */
  deletedSince?: string;
  /** Columns with the address of a picture that is the row's alone. */
  pictures?: readonly string[];
  /** The column with the key of a stored file. */
  file?: string;
};

/** How the rows of a table are written into an export. */
export interface ExportedTable {
  /** Their order: the same export of the same rows has the same bytes. */
  order: string;
  /** Columns that are computed from others. */
  without?: readonly string[];
  /** Of a table of the platform: which of its rows are of the cuenta $1. */
  where?: string;
}

/** A statement that finds nothing where another replica was first; `$1` in it is the setting. */
export type Sweep = string | { statement: string; setting: 'NOTIFICATION_DAYS' };

/** How the jobs of a queue differ from those of most. */
export interface QueueOptions {
  /** Tries after the first. */
  retryLimit?: number;
  /** Seconds before the second try; they grow with each. */
  retryDelay?: number;
  /** The most that they grow to. */
  retryDelayMax?: number;
  /** Seconds in which a job must be done. */
  expireInSeconds?: number;
  /** Seconds without a sign of life after which the process that does it counts as dead. */
  heartbeatSeconds?: number;
  /** The queue of what failed for the last time; described before this one. */
  deadLetter?: string;
}

/**
 * What several domains say of one thing, as one.
 * @throws Error when two of them use the same name
 */
export function merge<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in merged) {
      throw new Error(`Two domains describe ${name}.`);
    }
    merged[name] = value;
  }
  return merged;
}
