import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { escapeLiteral } from 'pg';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Canales, canalesOf, type TipoAviso } from './aviso-tipos.js';

interface Persona {
  /** Null until the person confirms it. */
  email: string | null;
  nombre: string;
  /** The name of the cuenta of the event: people may have several cuentas. */
  cuenta: string;
}

/** A person to tell, and the channels for it. */
export type Destinatario = Persona & Canales;

/**
 * The channels of members of the running cuenta. They are read from the platform's tables in the running transaction.
 */
@Injectable()
export class CanalesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** People by their ids. Each has a function from a kind to the chosen channels. */
  async find(usuarioIds: readonly string[]): Promise<Map<string, (tipo: TipoAviso) => Destinatario>> {
    const { cuentaId } = this.transactions.tenant;
    const rows = await this.transactions.selectAsPlatform<
      Persona & { id: string; avisos: Parameters<typeof canalesOf>[0] }
    >(
      `select u.id, case when u.email_confirmado_en is not null then u.email end as email, u.nombre, c.nombre as cuenta,
              coalesce(u.preferencias->'avisos', '{}') as avisos
         from usuarios u, cuentas c
        where u.id in (${usuarioIds.map(escapeLiteral).join(', ')}) and c.id = ${escapeLiteral(cuentaId)}`,
    );
    return new Map(
      rows.map(({ id, avisos, ...person }) => [id, (tipo) => ({ ...person, ...canalesOf(avisos, tipo) })]),
    );
  }

  /**
   * Begins a window of `seconds` and returns null. After a recent mail of this kind about `ambito`, it begins none. In
   * that case it returns the end of the present window. A rollback undoes the new window. Of two calls at once, only
   * one gets null.
   */
  async windowOf(tipo: TipoAviso, ambito: string, seconds: number): Promise<Date | null> {
    const { usuarioId, cuentaId } = this.transactions.tenant;
    const clave = createHash('sha256').update([cuentaId, usuarioId, tipo, ambito].join('/')).digest('base64url');
    return this.transactions.asPlatform((manager) => begin(manager, `aviso:${clave}`, seconds));
  }
}

/** Uses the table of the rate limits, with a limit of one. */
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
