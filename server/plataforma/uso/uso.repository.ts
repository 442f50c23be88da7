import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Conteo, counted, type Uso } from './uso.js';

export interface UsoDelDia {
  dia: string;
  que: string;
  detalle: string;
  hora: number;
  cantidad: number;
}

/** Writes and reads the use of the product: numbers without names. */
@Injectable()
export class UsoRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds uses of any cuentas, each in its own hour and day. */
  async add(usos: readonly Uso[]): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const [people, others] = [
        usos.filter(({ que }) => que === 'personas'),
        usos.filter(({ que }) => que !== 'personas'),
      ];
      await this.write(manager, counted([...others, ...(await this.firstOfDay(manager, people))]));
    });
  }

  /**
   * The people whose first use of the day it is. Only a hash is kept of them. Once the day has ended, the hash
   * identifies nobody.
   */
  private async firstOfDay(manager: EntityManager, people: readonly Uso[]): Promise<Uso[]> {
    if (people.length === 0) {
      return [];
    }
    const there = JSON.stringify(people.map(({ cuentaId, usuarioId, en }) => ({ cuentaId, usuarioId, en })));
    const seen = `(select u."cuentaId" as cuenta_id, u."usuarioId" as usuario_id,
                          (u.en at time zone c.zona_horaria)::date as dia, min(u.en) as en
                     from jsonb_to_recordset($1) as u ("cuentaId" uuid, "usuarioId" uuid, en timestamptz)
                     join cuentas c on c.id = u."cuentaId" group by 1, 2, 3) as seen`;
    await manager.query(
      `insert into uso_secretos (cuenta_id, dia) select distinct cuenta_id, dia from ${seen} order by 1, 2 on conflict do nothing`,
      [there],
    );
    const first: { cuentaId: string; en: Date }[] = await manager.query(
      `with hashed as (
         select seen.cuenta_id, seen.dia, sha256(uuid_send(s.secreto) || uuid_send(seen.usuario_id)) as huella, seen.en
           from ${seen} join uso_secretos s using (cuenta_id, dia)), added as (
         insert into uso_huellas (cuenta_id, dia, huella)
         select cuenta_id, dia, huella from hashed order by 1, 2, 3 on conflict do nothing
         returning cuenta_id, dia, huella)
       select cuenta_id as "cuentaId", en from added join hashed using (cuenta_id, dia, huella)`,
      [there],
    );
    return first.map(({ cuentaId, en }) => ({ cuentaId, que: 'personas', en }));
  }

  private async write(manager: EntityManager, conteos: readonly Conteo[]): Promise<void> {
    if (conteos.length === 0) {
      return;
    }
    // The rows are written in a fixed order. So two replicas at once wait in turn. A cuenta that was deleted meanwhile
    // has no counts.
    await manager.query(
      `insert into uso_diario as u (cuenta_id, dia, hora, que, detalle, cantidad)
       select c.id, (x.en at time zone c.zona_horaria)::date, extract(hour from x.en at time zone c.zona_horaria),
              x.que, x.detalle, sum(x.cantidad)
         from jsonb_to_recordset($1) as x ("cuentaId" uuid, que text, detalle text, en timestamptz, cantidad integer)
         join cuentas c on c.id = x."cuentaId"
        group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5, 3
       on conflict (cuenta_id, dia, que, detalle, hora) do update set cantidad = u.cantidad + excluded.cantidad`,
      [JSON.stringify(conteos)],
    );
  }

  /** The counts of the running cuenta since a day, by day and detail. */
  findDias(desde: string): Promise<Omit<UsoDelDia, 'hora'>[]> {
    return this.transactions.manager.query(
      `select dia::text, que, detalle, sum(cantidad)::int as cantidad from uso_diario
        where dia >= $1 and que <> 'secciones' group by 1, 2, 3 order by 1`,
      [desde],
    );
  }

  /** The pages opened since a day: by section, or by hour. */
  findPaginas(desde: string, by: 'detalle' | 'hora'): Promise<{ de: string; cantidad: number }[]> {
    return this.transactions.manager.query(
      `select ${by}::text as de, sum(cantidad)::int as cantidad from uso_diario
        where dia >= $1 and que = 'secciones' group by 1 order by 2 desc, 1`,
      [desde],
    );
  }
}
