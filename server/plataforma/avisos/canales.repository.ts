import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Canales, canalesOf, type TipoAviso } from './aviso-tipos.js';

interface Persona {
  /** Null until the person confirms it. */
  email: string | null;
  nombre: string;
  /** The name of the cuenta in which it happened: people may have several. */
  cuenta: string;
}

/** Somebody to tell, and by which channels. */
export type Destinatario = Persona & Canales;

/** The channels by which members of the running cuenta are told, from the platform's tables in the running transaction. */
@Injectable()
export class CanalesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** People by their ids, each with the channels that they chose for a kind. */
  async find(usuarioIds: readonly string[]): Promise<Map<string, (tipo: TipoAviso) => Destinatario>> {
    const { cuentaId } = this.transactions.tenant;
    const rows: (Persona & { id: string; avisos: Parameters<typeof canalesOf>[0] })[] =
      await this.transactions.asPlatform((manager) =>
        manager.query(
          `select u.id, case when u.email_confirmado_en is not null then u.email end as email, u.nombre, c.nombre as cuenta,
                  coalesce(u.preferencias->'avisos', '{}') as avisos
             from usuarios u, cuentas c where u.id = any ($1) and c.id = $2`,
          [usuarioIds, cuentaId],
        ),
      );
    return new Map(
      rows.map(({ id, avisos, ...person }) => [id, (tipo) => ({ ...person, ...canalesOf(avisos, tipo) })]),
    );
  }

  /**
   * Null when the running user got no mail of this kind about `ambito` lately; a window of `seconds` then begins.
   * Otherwise the end of the present window. A rollback undoes it; of two calls at once, one gets null.
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
