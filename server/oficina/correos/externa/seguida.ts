import type { ImapFlow } from 'imapflow';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import type { CuentaExterna } from './cuentas-externas.repository.js';
import type { Tomada } from './cuentas-seguidas.repository.js';
import type { Sesion } from './sesion.js';

/** What happened to an account that waits. */
export type Novedad = 'inbox' | 'todo' | 'cerrada';

/** An account, and from which addresses its person writes. */
export type Conocida = CuentaExterna & Pick<Sesion, 'direcciones'>;

/** An account that this process follows. */
export interface Seguida {
  tomada: Tomada;
  abort: AbortController;
  done: Promise<void>;
  /** Ends its wait, or the next one. */
  wake(novedad: Novedad): void;
  /** What happened while it did not wait. */
  missed?: Novedad;
  /** When it was last told that its server is to be told something. */
  remindedAt: number;
}

/** Remembers what happens until it waits again. */
export function miss(seguida: Seguida): void {
  seguida.wake = (novedad) => {
    seguida.missed = novedad;
  };
}

export function sesionOf(
  { tomada, abort }: Seguida,
  tenant: TenantContext,
  { direcciones, sincronizadaEn }: Conocida,
  client: ImapFlow,
): Sesion {
  return {
    tenant,
    externaId: tomada.id,
    token: tomada.token,
    direcciones,
    comparadaEn: sincronizadaEn,
    carpetas: [],
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
