import type { ImapFlow } from 'imapflow';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import type { ImapFolder } from './externo.js';

/** The account was changed or removed, or another process follows it. */
export class YaNoEsMia extends Error {}

/** The server gave an incomplete answer, from which nothing may be concluded. */
export class RespuestaCorta extends Error {}

/** The plan has no room for more mails. */
export class SinLugar extends Error {}

/** A folder as the server lists it. */
export type ListedFolder = Pick<ImapFolder, 'ruta' | 'nombre' | 'papel'> & {
  total: number;
  /** The state of the folder. Another text means that the folder changed. */
  state: string;
  /** Whether the folder reports what changed in it (CONDSTORE). */
  hasModseq: boolean;
  /** As the server reports it before the folder is opened; undefined when it does not. */
  uidvalidity?: number;
  uidNuevos?: number;
};

/** A connection of an account that this process follows. */
export interface Conexion {
  tenant: TenantContext;
  externaId: string;
  /** The token of the process that follows the account. */
  token: string;
  /** The addresses from which the person writes. */
  direcciones: ReadonlySet<string>;
  /** When all folders were last compared; null when that is unknown. */
  comparadaEn: Date | null;
  /** The followed folders, as they were last listed. */
  folders: readonly ListedFolder[];
  /** When the person's changes were last sent to the server. */
  empujadaEn: number;
  client: ImapFlow;
  signal: AbortSignal;
  /** Whether this is the first synchronisation of the account. */
  isFirst: boolean;
  total: number;
  sincronizados: number;
  toldProgressAt: number;
  toldMailsAt: number;
  /** The state of the inbox when it was last read. */
  inbox: string;
  /** The states of the folders before they were last read, by their paths. */
  seen: Map<string, string>;
  /** How often all folders were compared. */
  runs: number;
  /** The number of steps done, which shows that work goes on; and the number of parts that wait for their turn. */
  pasos: number;
  enEspera: number;
}
