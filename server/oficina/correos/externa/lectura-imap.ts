import { createHash } from 'node:crypto';
import type {
  FetchMessageObject,
  ImapFlow,
  ImapFlowError,
  ListResponse,
  MailboxLockObject,
  NamespacesObject,
  SearchObject,
} from 'imapflow';
import { cabecerasDe, valoresDe } from '../lectura/headers.js';
import { isMessageId } from '../lectura/mime-leido.js';
import { type ListedFolder, RespuestaCorta } from './conexion.js';
import type { Marcas } from './externo.js';
import { papelOf, rangeOf } from './imap-folders.js';

/** The most bytes of mails that are in memory at once. */
export const BATCH_BYTES = 16 * 1024 ** 2;
/** The number of bytes that are fetched of a mail that is too large. */
export const HEAD_BYTES = 64 * 1024;
/** The longest path of a folder, and the highest size of a mail. */
const MAX_PATH = 1_000;
export const MAX_SIZE = 2 ** 31 - 1;
/** The most mails of a folder that are followed: the newest ones. */
export const MAX_LISTED = 200_000;
/** The data that is asked of a folder before it is opened. */
export const STATUS = { messages: true, uidNext: true, uidValidity: true, unseen: true, highestModseq: true };
/** The headers by which a mail is recognised without reading it. */
const CABECERAS = ['message-id', 'from', 'date', 'subject'];

/** A mail at the server, before it is read. */
export interface Nuevo extends Marcas {
  uid: number;
  bytes: number;
  messageId: string | null;
  /** The hash of some headers. */
  cabecera: string;
  fecha: Date;
}

/** Opens a folder. @returns null when the server refuses to open it */
export async function lockOf(client: ImapFlow, ruta: string): Promise<MailboxLockObject | null> {
  try {
    return await client.getMailboxLock(ruta);
  } catch (error) {
    if (client.usable && (error as ImapFlowError).responseStatus === 'NO') {
      return null;
    }
    throw error;
  }
}

/** The UIDs of the open folder that match. @throws RespuestaCorta when the server refuses to search */
export async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const uids = await client.search(query, { uid: true });
  if (!uids) {
    throw new RespuestaCorta('The server refuses to search.');
  }
  return uids;
}

/** The flags of the mails in the open folder, or of its changed mails. */
export async function fetchMarcas(
  client: ImapFlow,
  exists: number,
  changedSince: bigint | undefined,
): Promise<(Marcas & { uid: number; isDeleted: boolean })[]> {
  const found: (Marcas & { uid: number; isDeleted: boolean })[] = [];
  if (exists > 0) {
    const isAll = exists <= MAX_LISTED;
    const range = isAll ? '1:*' : `${exists - MAX_LISTED + 1}:*`;
    const options = { uid: isAll, ...(changedSince !== undefined && { changedSince }) };
    for await (const { uid, flags } of client.fetch(range, { uid: true, flags: true }, options)) {
      if (found.length >= 2 * MAX_LISTED) {
        throw new RespuestaCorta('The server shows more mails than it has.');
      }
      const isDeleted = [...(flags ?? [])].some((flag) => flag.toLowerCase() === '\\deleted');
      found.push({ uid, isDeleted, ...marcasOf(flags) });
    }
  }
  return found;
}

/** The data of mails before they are read. */
export async function fetchNuevos(client: ImapFlow, uids: readonly number[]): Promise<Nuevo[]> {
  const query = { uid: true, flags: true, size: true, internalDate: true, headers: CABECERAS };
  const wanted = new Set(uids);
  const found: Nuevo[] = [];
  for await (const each of client.fetch(rangeOf(uids), query, { uid: true })) {
    if (wanted.delete(each.uid)) {
      found.push(toNuevo(each));
    }
  }
  return found;
}

/** The state of the open folder. Another text means that the folder changed. */
export function stateOf({ mailbox }: ImapFlow): string {
  return mailbox ? [mailbox.uidValidity, mailbox.uidNext, mailbox.exists, mailbox.highestModseq].join(' ') : '';
}

/**
 * Fetches whole mails, or the beginning of large mails. When the server fails at one mail, the others are fetched. When
 * mails are larger than announced, some are left for a later call.
 */
export async function fetchSources(
  client: ImapFlow,
  uids: readonly number[],
  isLarge: boolean,
): Promise<{ sources: Map<number, Buffer>; left: Set<number>; bytes: number }> {
  const query = { uid: true, source: isLarge ? { start: 0, maxLength: HEAD_BYTES } : true };
  const sources = new Map<number, Buffer>();
  const left = new Set(uids);
  let bytes = 0;
  const add = async (range: readonly number[]) => {
    for await (const { uid, source } of client.fetch(rangeOf(range), query, { uid: true })) {
      if (source && left.delete(uid)) {
        sources.set(uid, source);
        bytes += source.length;
      }
      if (bytes > BATCH_BYTES) {
        return;
      }
    }
    // The server no longer has these mails.
    for (const uid of range) {
      left.delete(uid);
    }
  };
  try {
    await add(uids);
  } catch (error) {
    assertUsable(client, error);
    for (const uid of left) {
      if (bytes <= BATCH_BYTES) {
        await add([uid]).catch((err) => assertUsable(client, err));
        left.delete(uid);
      }
    }
  }
  return { sources, left, bytes };
}

/** @throws the error, when the connection is gone */
function assertUsable(client: ImapFlow, error: unknown): void {
  if (!client.usable) {
    throw error;
  }
}

/**
 * Whether a folder is followed. Drafts are left out, since drafts are written here. Folders that gather mails of other
 * folders, and folders of other people, are left out.
 */
export function isFollowed(
  { path, flags, specialUse }: ListResponse,
  namespaces: NamespacesObject | undefined,
): boolean {
  const ajenos = [...(namespaces?.other || []), ...(namespaces?.shared || [])].map(({ prefix }) => prefix);
  return (
    path.length <= MAX_PATH &&
    !ajenos.some((prefix) => prefix !== '' && (path.startsWith(prefix) || path === prefix.slice(0, -1))) &&
    !flags.has('\\Noselect') &&
    !flags.has('\\NonExistent') &&
    !['\\Drafts', '\\Flagged', '\\Important'].includes(specialUse ?? '')
  );
}

/** A followed folder in the form of this module. */
export function listadaDe(listed: ListResponse): ListedFolder {
  const { path, name, status } = listed;
  const { messages = 0, uidNext, uidValidity, unseen, highestModseq } = status ?? { path };
  return {
    ruta: path,
    nombre: name,
    papel: papelOf(listed),
    total: messages,
    state: [uidValidity, uidNext, messages, unseen, highestModseq].join(' '),
    hasModseq: highestModseq !== undefined && highestModseq > 0n,
    ...(uidValidity !== undefined && { uidvalidity: Number(uidValidity) }),
    ...(uidNext !== undefined && { uidNuevos: uidNext }),
  };
}

function toNuevo({ uid, flags, size, internalDate, headers }: FetchMessageObject): Nuevo {
  const cabeceras = cabecerasDe(headers ?? Buffer.alloc(0));
  const [messageId = ''] = valoresDe(cabeceras, 'message-id');
  const named = JSON.stringify(CABECERAS.map((name) => valoresDe(cabeceras, name)));
  const fecha = new Date(internalDate ?? Number.NaN);
  return {
    uid,
    bytes: Math.min(size ?? 0, MAX_SIZE),
    messageId: isMessageId(messageId) ? messageId : null,
    cabecera: createHash('sha256').update(named).digest('hex'),
    fecha: fecha.getTime() > 0 && fecha.getTime() < Date.now() ? fecha : new Date(),
    ...marcasOf(flags),
  };
}

function marcasOf(flags: Set<string> = new Set()): Marcas {
  const low = new Set([...flags].map((flag) => flag.toLowerCase()));
  return { visto: low.has('\\seen'), destacado: low.has('\\flagged'), respondido: low.has('\\answered') };
}
