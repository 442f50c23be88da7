import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import { sinDecidir } from '../requisitos/sin-decidir.js';
import { type AgendaItem, AgendaOf, type AgendaPedido, type AgendaSource, MAX_ITEMS } from './agenda-source.js';

const CARPETA = `c.id as "carpetaId", c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula"`;
const OF_CARPETA = 'c.responsable_id = $3 or c.escribano_id = $3';
const LIMIT = `limit ${MAX_ITEMS}`;

/**
 * A source's query for one carpeta, or for all. Each form has its own SQL text, so PostgreSQL plans each apart.
 * @param sql makes the text of the query from the condition for one carpeta
 */
const ofOne = (carpetaId: string | null, values: unknown[], sql: (narrow: string) => string): [string, unknown[]] =>
  carpetaId === null ? [sql(''), values] : [sql(`and c.id = $${values.length + 1}`), [...values, carpetaId]];

/** The events: signatures, meetings and others with an hour. */
@Injectable()
@AgendaOf()
export class EventosEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId, zonaHoraria }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, zonaHoraria],
        (
          narrow,
        ) => `select 'evento' as clase, e.id, e.titulo, (e.desde at time zone $4)::date::text as dia, e.desde, e.hasta,
              coalesce(s.nombre, e.lugar) as lugar, e.hasta < now() as hecho, ${CARPETA},
              array(select usuario_id from evento_personas p where p.cuenta_id = e.cuenta_id and p.evento_id = e.id) as personas,
              '/agenda/evento/' || e.id as enlace, e.version
         from eventos e
         left join salas s on s.cuenta_id = e.cuenta_id and s.id = e.sala_id
         left join carpetas c on c.cuenta_id = e.cuenta_id and c.id = e.carpeta_id
        where e.eliminado_en is null and (c.id is null or c.eliminada_en is null and c.estado <> 'anulada')
          and e.desde < ($2::date + 1)::timestamp at time zone $4 and e.hasta > $1::date::timestamp at time zone $4
          and ($3::uuid is null or ${OF_CARPETA} or e.creado_por = $3 and not exists (
                select 1 from evento_personas p where p.cuenta_id = e.cuenta_id and p.evento_id = e.id)
               or exists (select 1 from evento_personas p
                           where p.cuenta_id = e.cuenta_id and p.evento_id = e.id and p.usuario_id = $3))
          ${narrow}
        order by e.desde, e.id ${LIMIT}`,
      ),
    );
  }
}

/** The planned days of signatures that have no event on that day. */
@Injectable()
@AgendaOf()
export class FirmasEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId, zonaHoraria }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, zonaHoraria, AWAITING_SIGNATURE],
        (
          narrow,
        ) => `select 'firma' as clase, c.id, 'Firma' as titulo, c.fecha_firma_prevista::text as dia, null as desde,
              null as hasta, null as lugar, false as hecho, ${CARPETA},
              array_remove(array[c.responsable_id, c.escribano_id], null) as personas,
              '/carpetas/' || c.id as enlace, c.version
         from carpetas c
        where c.eliminada_en is null and c.estado = any ($5) and c.fecha_firma_prevista between $1::date and $2::date
          and ($3::uuid is null or ${OF_CARPETA})
          and not exists (select 1 from eventos e
                           where e.cuenta_id = c.cuenta_id and e.carpeta_id = c.id and e.tipo = 'firma'
                             and e.eliminado_en is null
                             and (e.desde at time zone $4)::date = c.fecha_firma_prevista)
          ${narrow}
        order by c.fecha_firma_prevista, c.id ${LIMIT}`,
      ),
    );
  }
}

/** The last days of plazos. */
@Injectable()
@AgendaOf()
export class PlazosEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId],
        (
          narrow,
        ) => `select 'plazo' as clase, p.id, p.nombre as titulo, p.vence::text as dia, null as desde, null as hasta,
              null as lugar, p.cumplido_en is not null as hecho, ${CARPETA},
              array_remove(array[coalesce(p.responsable_id, c.responsable_id, c.escribano_id)], null) as personas,
              '/carpetas/' || c.id || '/plazos/' || p.id as enlace, null as version
         from plazos p join carpetas c on c.cuenta_id = p.cuenta_id and c.id = p.carpeta_id
        where p.anulado_en is null and c.eliminada_en is null and c.estado <> 'anulada'
          and p.vence between $1::date and $2::date
          and ($3::uuid is null or coalesce(p.responsable_id, c.responsable_id, c.escribano_id) = $3)
          ${narrow}
        order by p.vence, p.id ${LIMIT}`,
      ),
    );
  }
}

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

/** The last days of certificates that signatures wait for, or the days they should arrive. */
@Injectable()
@AgendaOf()
export class CertificadosEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, AWAITING_SIGNATURE],
        (
          narrow,
        ) => `select 'certificado' as clase, ce.id, ce.nombre || case when ce.expedido is null then ' (llega)' else ' (vence)' end as titulo,
              d.dia::text as dia, null as desde, null as hasta, null as lugar, false as hecho, ${CARPETA},
              array_remove(array[coalesce(c.responsable_id, c.escribano_id)], null) as personas,
              '/carpetas/' || c.id || '/certificados/' || ce.id as enlace, null as version
         from certificados ce
         join carpetas c on c.cuenta_id = ce.cuenta_id and c.id = ce.carpeta_id
        cross join lateral (select case when ce.expedido is null then ce.esperado else ce.vence end as dia) d
        where ce.necesario and c.eliminada_en is null and c.estado = any ($4)
          and d.dia between $1::date and $2::date and ($3::uuid is null or ${OF_CARPETA})
          ${narrow}
        order by d.dia, ce.id ${LIMIT}`,
      ),
    );
  }
}

/** The due days of undecided requisitos of carpetas before the signature. */
@Injectable()
@AgendaOf()
export class RequisitosEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, AWAITING_SIGNATURE],
        (
          narrow,
        ) => `select 'requisito' as clase, r.id, r.nombre as titulo, r.vence::text as dia, null as desde, null as hasta,
              null as lugar, false as hecho, ${CARPETA},
              array_remove(array[coalesce(r.responsable_id, c.responsable_id, c.escribano_id)], null) as personas,
              '/carpetas/' || c.id || '/requisitos/' || r.id as enlace, null as version
         from requisitos r join carpetas c on c.cuenta_id = r.cuenta_id and c.id = r.carpeta_id
        where ${sinDecidir('r')} and c.eliminada_en is null and c.estado = any ($4)
          and r.vence between $1::date and $2::date
          and ($3::uuid is null or coalesce(r.responsable_id, c.responsable_id, c.escribano_id) = $3)
          ${narrow}
        order by r.vence, r.id ${LIMIT}`,
      ),
    );
  }
}

/** The last days of presentations that the register has not decided. */
@Injectable()
@AgendaOf()
export class InscripcionesEnAgenda implements AgendaSource {
  constructor(private readonly transactions: Transactions) {}

  find({ desde, hasta, usuarioId, carpetaId }: AgendaPedido): Promise<AgendaItem[]> {
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId],
        (
          narrow,
        ) => `select 'inscripcion' as clase, i.id, i.registro || ' (vence)' as titulo, i.vence::text as dia, null as desde,
              null as hasta, null as lugar, false as hecho, ${CARPETA},
              array_remove(array[coalesce(c.responsable_id, c.escribano_id)], null) as personas,
              '/carpetas/' || c.id || '/inscripcion/' || i.id as enlace, null as version
         from inscripciones i join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id
        where i.resultado is null and c.eliminada_en is null and c.estado <> 'anulada'
          and i.vence between $1::date and $2::date and ($3::uuid is null or ${OF_CARPETA})
          ${narrow}
        order by i.vence, i.id ${LIMIT}`,
      ),
    );
  }
}
