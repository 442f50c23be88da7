import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import {
  type AgendaItem,
  AgendaOf,
  type AgendaPedido,
  type AgendaSource,
  CARPETA,
  LIMIT,
  ofOne,
} from '../../expediente/agenda/agenda-source.js';

/** The tareas that have a due date. */
@Injectable()
@AgendaOf()
export class TareasEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId, zonaHoraria }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, zonaHoraria],
        (narrow) => `select 'tarea' as clase, t.id, coalesce(nullif(t.titulo, ''), 'Tarea sin título') as titulo,
              (t.vence at time zone $4)::date::text as dia, null as desde, null as hasta, null as lugar,
              t.completada_en is not null as hecho, ${CARPETA},
              array_remove(array[t.asignada_a], null) as personas, '/apps/tasks/' || t.id as enlace, t.version
         from tareas t left join carpetas c on c.cuenta_id = t.cuenta_id and c.id = t.carpeta_id
        where t.eliminada_en is null and t.tipo = 'task'
          and t.vence >= $1::date::timestamp at time zone $4
          and t.vence < ($2::date + 1)::timestamp at time zone $4
          and ($3::uuid is null or t.asignada_a = $3)
          ${narrow}
        order by t.vence, t.id ${LIMIT}`,
      ),
    );
  }
}
