import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../common/tenancy/transactions.js';
import { type Canales, canalesOf, type TipoAviso } from './aviso-tipos.js';

/** Somebody who is told something, and by which channels. */
export interface Destinatario extends Canales {
  /** Null while it is not confirmed to be theirs. */
  email: string | null;
  nombre: string;
  /** The name of the cuenta in which it happened: people may have several. */
  cuenta: string;
}

/** How the running user is told of what happens in the running cuenta: on the platform's tables, in its transaction. */
@Injectable()
export class CanalesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The running user, as they chose for one kind. */
  async get(tipo: TipoAviso): Promise<Destinatario> {
    const { usuarioId, cuentaId } = this.transactions.tenant;
    const [row] = await this.transactions.asPlatform((manager) =>
      manager.query(
        `select case when u.email_confirmado_en is not null then u.email end as email, u.nombre, c.nombre as cuenta,
                coalesce(u.preferencias->'avisos', '{}') as avisos
           from usuarios u, cuentas c where u.id = $1 and c.id = $2`,
        [usuarioId, cuentaId],
      ),
    );
    const { avisos, ...person } = row;
    return { ...person, ...canalesOf(avisos, tipo) };
  }

  /**
   * Null when nothing of this kind about `ambito` was mailed to the running user lately; then the next are not to be for
   * so many seconds. Otherwise when those are over. Undone with the transaction; of two at once, one.
   */
  async windowOf(tipo: TipoAviso, ambito: string, seconds: number): Promise<Date | null> {
    const { usuarioId, cuentaId } = this.transactions.tenant;
    const clave = createHash('sha256').update([cuentaId, usuarioId, tipo, ambito].join('/')).digest('base64url');
    return this.transactions.asPlatform((manager) => begin(manager, `aviso:${clave}`, seconds));
  }
}

/** The same table as that of the rate limits, with one place for each. */
async function begin(manager: EntityManager, clave: string, seconds: number): Promise<Date | null> {
  const begun = await manager.query(
    `insert into limites as l (clave, golpes, expira_en) values ($1, 1, now() + $2 * interval '1 second')
     on conflict (clave) do update set golpes = 1, expira_en = excluded.expira_en where l.expira_en <= now()
     returning clave`,
    [clave, seconds],
  );
  if (begun.length > 0) {
    return null;
  }
  const [row] = await manager.query('select expira_en as until from limites where clave = $1', [clave]);
  return row?.until ?? new Date();
}
