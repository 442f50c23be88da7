import type { ImapFlow } from 'imapflow';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import type { CarpetaExterna } from './externo.js';

/** The account is followed by another process, or was changed or removed. */
export class YaNoEsMia extends Error {}

/** The server did not say what it was asked for. Nothing follows from it. */
export class RespuestaCorta extends Error {}

/** There is no room in the plan for more mails. */
export class SinLugar extends Error {}

/** A folder as the server lists it. */
export type CarpetaListada = Pick<CarpetaExterna, 'ruta' | 'nombre' | 'papel'> & {
  total: number;
  /** Another text once it changed. */
  state: string;
  /** Whether it says what changed in it. */
  hasModseq: boolean;
  /** As it says of it without its being opened; undefined when it does not. */
  uidvalidity?: number;
  uidNuevos?: number;
};

/** An account that is followed, over a connection. */
export interface Sesion {
  tenant: TenantContext;
  externaId: string;
  /** Of who follows it. */
  token: string;
  /** From which the person writes. */
  direcciones: ReadonlySet<string>;
  /** When all of it was last compared, as far as is known. */
  comparadaEn: Date | null;
  /** The folders that are followed, as they were last listed. */
  carpetas: readonly CarpetaListada[];
  /** When the server was last told what the person did. */
  empujadaEn: number;
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
