import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';

/** An event of which its people are reminded now. */
export interface Recordado {
  id: string;
  titulo: string;
  desde: Date;
  /** The room or another place. */
  lugar: string | null;
  carpetaId: string | null;
  /** The people who take part. Without any, who added the event. */
  personas: string[];
}

/** The moment of a recordatorio of `e`. */
const MOMENTO = (minutos: string) => `e.desde - make_interval(mins => ${minutos})`;

@Injectable()
export class RecordatoriosDeEventosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Records that people are reminded of what is due at a moment. @returns events of which they were not reminded yet */
  async take(due: {
    eventoId: string | null;
    serieId: string | null;
    minutos: number;
    en: string;
  }): Promise<Recordado[]> {
    const { eventoId, serieId, minutos, en } = due;
    return this.transactions.manager.query(
      `with debidos as (
         insert into evento_recordados (evento_id, momento)
         select e.id, $4 from eventos e
          where (e.id = $1 or e.serie_id = $2) and e.eliminado_en is null and $3 = any (e.recordatorios)
            and ${MOMENTO('$3')} = $4
         on conflict do nothing
         returning evento_id)
       select e.id, e.titulo, e.desde, coalesce(s.nombre, e.lugar) as lugar, e.carpeta_id as "carpetaId",
              coalesce(
                (select array_agg(p.usuario_id) from evento_personas p
                  where p.cuenta_id = e.cuenta_id and p.evento_id = e.id),
                array[e.creado_por]) as personas
         from debidos d
         join eventos e on e.id = d.evento_id
         left join salas s on s.cuenta_id = e.cuenta_id and s.id = e.sala_id`,
      [eventoId, serieId, minutos, en],
    );
  }

  /** The next moment of a recordatorio of a series after another moment. Null without one. */
  async findNext(serieId: string, minutos: number, after: Date): Promise<Date | null> {
    const [row] = await this.transactions.prepared<{ momento: Date }>(
      `select ${MOMENTO('$2::integer')} as momento from eventos e
        where e.serie_id = $1 and e.eliminado_en is null and $2 = any (e.recordatorios)
          and ${MOMENTO('$2::integer')} > $3
        order by e.desde limit 1`,
      [serieId, minutos, after],
    );
    return row?.momento ?? null;
  }
}
