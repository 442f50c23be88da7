import type { ImapFlow } from 'imapflow';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import type { Conexion } from './conexion.js';
import type { CuentaExterna } from './cuentas-externas.repository.js';
import type { Tomada } from './cuentas-seguidas.repository.js';

/** News for an account that waits. */
export type Novedad = 'inbox' | 'todo' | 'cerrada';

/** An account, with the addresses from which its person writes. */
export type Conocida = CuentaExterna & Pick<Conexion, 'direcciones'>;

/** An account that this process follows. */
export interface Seguida {
  tomada: Tomada;
  abort: AbortController;
  done: Promise<void>;
  /** Ends the account's wait. Without a wait, it ends the next one. */
  wake(novedad: Novedad): void;
  /** The news that came while the account did not wait. */
  missed?: Novedad;
  /** When the account was last reminded of changes that its server must be told. */
  remindedAt: number;
}

/** Keeps news until the account waits again. */
export function miss(seguida: Seguida): void {
  seguida.wake = (novedad) => {
    seguida.missed = novedad;
  };
}

export function conexionOf(
  { tomada, abort }: Seguida,
  tenant: TenantContext,
  { direcciones, sincronizadaEn }: Conocida,
  client: ImapFlow,
): Conexion {
  return {
    tenant,
    externaId: tomada.id,
    token: tomada.token,
    direcciones,
    comparadaEn: sincronizadaEn,
    folders: [],
    empujadaEn: Date.now(),
    client,
    signal: abort.signal,
    isFirst: sincronizadaEn === null,
    total: 0,
    sincronizados: 0,
    toldProgressAt: 0,
    toldMailsAt: 0,
    inbox: '',
    seen: new Map(),
    runs: 0,
    pasos: 0,
    enEspera: 0,
  };
}
