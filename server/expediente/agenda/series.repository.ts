import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { found, lockAll } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Evento } from './evento.entity.js';
import { type EventoFila, FILA, free, type Periodo, SERIE } from './eventos.repository.js';
import { momentoEnTexto } from './momentos.js';
import { Serie } from './serie.entity.js';

/** An event of a series, with the place that it gets. */
export interface Puesto extends Periodo {
  id: string;
  /** The day that the series gives it. */
  dia: string;
}

/** The series and their events that the running user may see. */
@Injectable()
export class SeriesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The events of a series, in order, without a lock. */
  findEventos(serieId: string): Promise<EventoFila[]> {
    return this.transactions.prepared<EventoFila>(`${FILA} and e.serie_id = $1 order by e.serie_dia`, [serieId]);
  }

  /** The series by their ids. */
  async findAll(ids: readonly string[]): Promise<Map<string, Serie>> {
    const rows = await this.transactions.prepared<{ serie: Serie }>(
      `select ${SERIE} as serie from evento_series r where r.id = any ($1)`,
      [ids],
    );
    return new Map(rows.map(({ serie }) => [serie.id, serie]));
  }

  /** Locks a series, before its events. @throws DomainError 404 */
  async getLocked(id: string): Promise<Serie> {
    const { manager } = this.transactions;
    return found(await manager.findOne(Serie, { where: { id }, lock: { mode: 'for_no_key_update' } }), 'el evento');
  }

  /** Locks events of a locked series, also deleted ones. */
  lockEventos(ids: readonly string[]): Promise<Evento[]> {
    return lockAll(this.transactions.manager, Evento, ids);
  }

  /** The ids of the events of a series that were deleted at one moment. */
  async findDeletedIds(serieId: string, eliminadoEn: Date): Promise<string[]> {
    const rows = await this.transactions.manager.find(Evento, {
      select: { id: true },
      where: { serieId, eliminadoEn },
    });
    return rows.map(({ id }) => id);
  }

  // A series without events is hidden by its policy, so the library could not read it back.
  async insert({
    id,
    cada,
    dias,
    dia,
    orden,
    inicio,
    hora,
    zona,
    hasta,
    veces,
  }: Omit<Serie, 'eliminadaEn'>): Promise<void> {
    await this.transactions.manager.query(
      `insert into evento_series (id, cada, dias, dia, orden, inicio, hora, zona, hasta, veces)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, cada, dias, dia, orden, inicio, hora, zona, hasta, veces],
    );
  }

  async update(id: string, changes: QueryDeepPartialEntity<Serie>): Promise<void> {
    await this.transactions.manager.update(Serie, { id }, changes);
  }

  /** Gives the events from a day on, also deleted ones, to another series. */
  async moveEventos(from: string, to: string, dia: string): Promise<void> {
    await this.transactions.manager.query('update eventos set serie_id = $2 where serie_id = $1 and serie_dia >= $3', [
      from,
      to,
      dia,
    ]);
  }

  /** Adds the events of a series, in no room yet. */
  async insertEventos(
    {
      tipo,
      titulo,
      carpetaId,
      lugar,
      notas,
      recordatorios,
      creadoPor,
      creadoEn,
      serieId,
    }: Omit<Evento, 'id' | keyof Periodo>,
    puestos: readonly Puesto[],
  ): Promise<void> {
    await this.transactions.manager.query(
      `insert into eventos (id, desde, hasta, serie_dia, tipo, titulo, carpeta_id, lugar, notas, creado_por, creado_en,
                            serie_id, recordatorios)
       select p.*, $5, $6, $7, $8, $9, $10, $11, $12, $13
         from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::date[]) p`,
      [...columnsOf(puestos), tipo, titulo, carpetaId, lugar, notas, creadoPor, creadoEn, serieId, recordatorios],
    );
  }

  /** Puts locked events into other places, and out of their rooms. */
  async moveTo(puestos: readonly Puesto[]): Promise<void> {
    await this.transactions.manager.query(
      `update eventos e set desde = p.desde, hasta = p.hasta, serie_dia = p.dia, sala_id = null
         from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::date[]) p (id, desde, hasta, dia)
        where e.id = p.id`,
      columnsOf(puestos),
    );
  }

  /** Writes the same fields to locked events. */
  async updateEventos(ids: readonly string[], changes: QueryDeepPartialEntity<Evento>): Promise<void> {
    if (Object.keys(changes).length > 0) {
      await this.transactions.manager.update(Evento, { id: In([...ids]) }, changes);
    }
  }

  /** Raises the versions, so that a form that shows one of these events is refused. */
  async raiseVersions(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query('update eventos set version = version + 1 where id = any ($1)', [ids]);
  }

  /**
   * Puts events into their rooms, one after the other: so the day of the first that finds its room taken is known, also
   * when the running user does not see what takes it. @throws DomainError 409
   */
  async takeRooms(eventos: readonly (Pick<Evento, 'id' | 'salaId'> & Periodo)[], zona: string): Promise<void> {
    for (const { id, salaId, desde } of eventos.filter((evento) => evento.salaId !== null)) {
      const mensaje = `La sala ya está ocupada el ${momentoEnTexto(desde, zona)}: elija otra sala u otro horario.`;
      await free(this.transactions.manager.update(Evento, { id }, { salaId }), { campo: 'salaId', mensaje });
    }
  }
}

function columnsOf(puestos: readonly Puesto[]): [string[], string[], string[], string[]] {
  return [
    puestos.map(({ id }) => id),
    puestos.map(({ desde }) => desde.toISOString()),
    puestos.map(({ hasta }) => hasta.toISOString()),
    puestos.map(({ dia }) => dia),
  ];
}
