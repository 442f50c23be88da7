import type { ImapFlow } from 'imapflow';
import type { TenantContext } from '../../common/tenancy/transactions.js';

/** The account is followed by another process, or was changed or removed. */
export class YaNoEsMia extends Error {}

/** The server did not say what it was asked for. Nothing follows from it. */
export class RespuestaCorta extends Error {}

/** There is no room in the plan for more mails. */
export class SinLugar extends Error {}

/** An account that is followed, over a connection. */
export interface Sesion {
  tenant: TenantContext;
  externaId: string;
  /** Of who follows it. */
  token: string;
  direccion: string;
  client: ImapFlow;
  signal: AbortSignal;
  /** Whether its mails are being fetched for the first time. */
  isFirst: boolean;
  total: number;
  sincronizados: number;
  toldProgressAt: number;
  toldMailsAt: number;
  /** How the inbox was when it was last read. */
  inbox: string;
  /** How the folders were before they were last read, by their paths. */
  seen: Map<string, string>;
  /** How often all was compared. */
  runs: number;
  /** What was done, by which it is seen that something goes on; and how much of it waits for others. */
  pasos: number;
  enEspera: number;
}
