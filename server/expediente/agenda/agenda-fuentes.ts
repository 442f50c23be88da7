import { Injectable } from '@nestjs/common';
import type { DiasEnAgenda } from '../../common/de-carpeta.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { collectDeCarpeta } from '../../domains.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import {
  type AgendaItem,
  AgendaOf,
  type AgendaPedido,
  type AgendaSource,
  CARPETA,
  LIMIT,
  ofOne,
} from './agenda-source.js';

const OF_CARPETA = 'c.responsable_id = $3 or c.escribano_id = $3';

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
              '/agenda/evento/' || e.id as enlace, e.version, e.serie_id as "serieId", e.serie_dia::text as "serieDia"
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

/** The days of the things in carpetas, which their domains describe. */
@Injectable()
@AgendaOf()
export class DiasDeCarpetasEnAgenda implements AgendaSource {
  private readonly dias = Object.entries(collectDeCarpeta('agenda'));

  constructor(private readonly transactions: Transactions) {}

  async find(pedido: AgendaPedido): Promise<AgendaItem[]> {
    const items: AgendaItem[] = [];
    for (const [clase, dias] of this.dias) {
      items.push(...(await this.findOf(clase, dias, pedido)));
    }
    return items;
  }

  private findOf(
    clase: string,
    { tabla, titulo, dia, cuando, mientras, hecho = 'false', responsable, lugar }: DiasEnAgenda,
    { desde, hasta, usuarioId, carpetaId }: AgendaPedido,
  ): Promise<AgendaItem[]> {
    const encargado = `coalesce(${[...(responsable ? [responsable] : []), 'c.responsable_id', 'c.escribano_id']})`;
    const isUntilSigning = mientras === 'sin_firmar';
    return this.transactions.prepared<AgendaItem>(
      ...ofOne(
        carpetaId,
        [desde, hasta, usuarioId, ...(isUntilSigning ? [AWAITING_SIGNATURE] : [])],
        (narrow) => `select '${clase}' as clase, t.id, ${titulo} as titulo, (${dia})::text as dia, null as desde,
              null as hasta, null as lugar, ${hecho} as hecho, ${CARPETA}, array_remove(array[${encargado}], null) as personas,
              '/carpetas/' || c.id || '/${lugar}/' || t.id as enlace, null as version
         from ${tabla} t join carpetas c on c.cuenta_id = t.cuenta_id and c.id = t.carpeta_id
        where ${cuando} and c.eliminada_en is null and ${isUntilSigning ? 'c.estado = any ($4)' : `c.estado <> 'anulada'`}
          and (${dia}) between $1::date and $2::date
          and ($3::uuid is null or ${responsable ? `${encargado} = $3` : OF_CARPETA})
          ${narrow}
        order by (${dia}), t.id ${LIMIT}`,
      ),
    );
  }
}
