import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { foundAt } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { invalidField, invalidFields, staleVersion } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Alcance } from '../../vocabulario/repeticion.js';
import type { CrearEventoDto, ModificarEventoDto } from './agenda.dto.js';
import { AvisosDeEventos } from './avisos-de-eventos.service.js';
import { EscrituraDeEventos } from './escritura-de-eventos.service.js';
import type { Evento } from './evento.entity.js';
import { type EventoFila, EventosRepository, type Periodo } from './eventos.repository.js';
import { EventosService } from './eventos.service.js';
import { enElReloj, relojDe } from './momentos.js';
import { RecordatoriosDeEventos } from './recordatorios-de-eventos.service.js';
import { diasDe, movida, partida, problemaDe, type Regla, reglaDe } from './repeticion.js';
import type { Serie } from './serie.entity.js';
import { type Puesto, SeriesRepository } from './series.repository.js';

/** An event of a series, locked together with its series and the other events of it. */
interface Tomada {
  serie: Serie;
  evento: Evento;
  /** The events that are not deleted, in the order of their days. */
  eventos: Evento[];
}

/**
 * Writes events that may repeat. Each event of a series is a row of its own, which can be moved, changed or deleted
 * alone. What is asked for several of them is written in one transaction.
 */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly repository: EventosRepository,
    private readonly eventos: EventosService,
    private readonly escritura: EscrituraDeEventos,
    private readonly transactions: Transactions,
    private readonly avisos: AvisosDeEventos,
    private readonly recordatorios: RecordatoriosDeEventos,
  ) {}

  /**
   * Adds an event, or all events of a series. @returns the first one
   * @throws DomainError 404 for its carpeta; 409 when the room is taken on one of the days; 422
   */
  async create({ repeticion, ...fields }: CrearEventoDto): Promise<EventoFila> {
    if (!repeticion) {
      return this.eventos.create(fields);
    }
    const { id = null, personas = [], desde, hasta, tipo, titulo, ...rest } = fields;
    if (tipo === 'firma') {
      throw invalidField('repeticion', 'Una firma no se repite.');
    }
    const zona = await this.escritura.zone();
    const periodo = { desde: new Date(desde), hasta: new Date(hasta) };
    const { now, tenant } = this.transactions;
    const evento = {
      ...{ carpetaId: null, lugar: null, salaId: null, notas: null, recordatorios: [] },
      ...{ ...rest, tipo, titulo, ...periodo },
    };
    await this.escritura.lockCarpeta(evento.carpetaId);
    await this.escritura.check(evento, personas);
    await this.escritura.checkSala(evento.salaId);
    const reloj = relojDe(periodo, zona);
    const regla = reglaDe(repeticion, reloj.dia);
    const problema = problemaDe(regla);
    if (problema) {
      throw invalidFields([problema]);
    }
    const serieId = uuid();
    const puestos = diasDe(regla).map((dia, index) => ({
      id: (index === 0 ? id : null) ?? uuid(),
      dia,
      ...enElReloj({ ...reloj, dia }, zona),
    }));
    const ids = puestos.map((puesto) => puesto.id);
    await this.series.insert({ ...regla, id: serieId, hora: reloj.hora, zona });
    const datos = {
      creadoPor: tenant.usuarioId,
      creadoEn: now,
      eliminadoEn: null,
      version: 1,
      serieId,
      serieDia: null,
    };
    await this.series.insertEventos({ ...evento, ...datos }, puestos);
    await this.series.takeRooms(
      puestos.map((puesto) => ({ ...puesto, salaId: evento.salaId })),
      zona,
    );
    await this.repository.putPersonas(ids, personas);
    await this.recordatorios.scheduleSerie(serieId, evento.recordatorios);
    const first = await this.repository.get(ids[0]!);
    const cuando = await this.when(puestos);
    await this.escritura.record('evento.agregado', first, { cuando });
    await this.avisos.tell('agregado', { ...first, hasta: lastOf(puestos) }, personas, cuando);
    return first;
  }

  /**
   * Changes an event, or with it the later ones or all of its series. Changed fields are written to each of them. When
   * the day or the hour changes, each moves as this one does, but events that somebody moved alone stay.
   * @throws DomainError 404, 409, 412, 422
   */
  async update(id: string, { alcance = 'este', ...fields }: ModificarEventoDto, seen?: number): Promise<EventoFila> {
    const { serieId } = await this.repository.get(id);
    if (alcance === 'este' || serieId === null) {
      return this.eventos.update(id, fields, seen);
    }
    const { serie, evento, eventos } = await this.take(serieId, id, seen, fields.carpetaId);
    const before = await this.repository.get(id);
    const { desde, hasta, personas, ...rest } = fields;
    const changes = changesOf<Evento>(evento, {
      ...(rest as Partial<Evento>),
      ...(desde !== undefined && { desde: new Date(desde) }),
      ...(hasta !== undefined && { hasta: new Date(hasta) }),
    });
    const areOthers = personas !== undefined && !isDeepStrictEqual(personas.toSorted(), before.personas.toSorted());
    const campos = [...Object.keys(changes), ...(areOthers ? ['personas'] : [])];
    if (campos.length === 0) {
      return before;
    }
    const after = { ...evento, ...changes };
    const present = personas ?? before.personas;
    await this.escritura.check(after, areOthers || 'carpetaId' in changes ? present : []);
    await this.escritura.checkSala(changes.salaId ?? null);
    const part = alcance === 'todos' ? serie : await this.cut(serie, evento);
    const chosen = alcance === 'todos' ? eventos : eventos.filter(({ serieDia }) => serieDia! >= evento.serieDia!);
    const { desde: _desde, hasta: _hasta, salaId, ...texts } = changes;
    const isMoved = 'desde' in changes || 'hasta' in changes;
    const puestos = isMoved ? await this.moved(part, evento, after, chosen) : chosen.map(puestoOf);
    const ids = chosen.map((one) => one.id);
    if (isMoved || salaId !== undefined) {
      await this.series.moveTo(puestos);
    }
    await this.series.updateEventos(ids, texts);
    await this.series.raiseVersions(eventos.map((one) => one.id));
    if (isMoved || salaId !== undefined) {
      const rooms = new Map(chosen.map((one) => [one.id, salaId === undefined ? one.salaId : salaId]));
      await this.series.takeRooms(
        puestos.map((puesto) => ({ ...puesto, salaId: rooms.get(puesto.id) ?? null })),
        serie.zona,
      );
    }
    if (areOthers) {
      await this.repository.putPersonas(ids, personas);
    }
    await this.remindOf(part.id, chosen, texts.recordatorios);
    const cuando = await this.when(puestos);
    await this.escritura.record('evento.modificado', after, { campos, alcance, ...(isMoved && { cuando }) });
    const told = { ...after, hasta: lastOf(puestos) };
    const known = present.filter((one) => before.personas.includes(one));
    await this.avisos.tell(
      'agregado',
      told,
      present.filter((one) => !known.includes(one)),
      cuando,
    );
    if (isMoved) {
      await this.avisos.tell('movido', told, known, cuando);
    }
    return this.repository.get(id);
  }

  /**
   * Deletes an event, or with it the later ones or all of its series. What was deleted together is restored together.
   * @throws DomainError 404, 412
   */
  async remove(id: string, alcance: Alcance = 'este', seen?: number): Promise<void> {
    const { serieId, personas } = await this.repository.get(id);
    if (serieId === null) {
      return this.eventos.remove(id);
    }
    const { serie, evento, eventos } = await this.take(serieId, id, seen);
    const chosen = eventos.filter(
      ({ id: one, serieDia }) =>
        one === id || alcance === 'todos' || (alcance === 'siguientes' && serieDia! >= evento.serieDia!),
    );
    const { now } = this.transactions;
    await this.series.updateEventos(
      chosen.map((one) => one.id),
      { eliminadoEn: now },
    );
    await this.series.raiseVersions((alcance === 'este' ? chosen : eventos).map((one) => one.id));
    if (chosen.length === eventos.length) {
      await this.series.update(serie.id, { eliminadaEn: now });
    }
    await this.escritura.record('evento.eliminado', evento, alcance === 'este' ? {} : { alcance });
    await this.avisos.tell('quitado', { ...evento, hasta: lastOf(chosen) }, personas, await this.when(chosen));
  }

  /** Restores a deleted event, with those of its series that were deleted together. @throws DomainError 404, 409, 422 */
  async restore(id: string): Promise<EventoFila> {
    const { serieId, eliminadoEn, carpetaId } = await this.repository.findDeleted(id);
    if (serieId === null || eliminadoEn === null) {
      return this.eventos.restore(id);
    }
    await this.escritura.lockCarpeta(carpetaId);
    const serie = await this.series.getLocked(serieId);
    await this.repository.findDeleted(id);
    const ids = await this.series.findDeletedIds(serieId, eliminadoEn);
    const eventos = (await this.series.lockEventos(ids)).toSorted(byDia);
    await this.series.moveTo(eventos.map(puestoOf));
    await this.series.updateEventos(ids, { eliminadoEn: null });
    await this.series.update(serieId, { eliminadaEn: null });
    await this.series.raiseVersions(ids);
    await this.series.takeRooms(eventos, serie.zona);
    await this.remindOf(serieId, eventos);
    const restored = await this.repository.get(id);
    await this.escritura.record('evento.restaurado', restored, ids.length > 1 ? { veces: ids.length } : {});
    const told = { ...restored, hasta: lastOf(eventos) };
    await this.avisos.tell('repuesto', told, restored.personas, await this.when(eventos));
    return restored;
  }

  /**
   * Locks the carpetas, the series and its events, in this order.
   * @param carpetaId another carpeta that is locked too. Undefined: none is, since a deletion needs none
   * @throws DomainError 404, 412
   */
  private async take(serieId: string, id: string, seen?: number, carpetaId?: string | null): Promise<Tomada> {
    const filas = await this.series.findEventos(serieId);
    if (carpetaId !== undefined) {
      await this.escritura.lockCarpetas([...filas.map((fila) => fila.carpetaId), carpetaId]);
    }
    const serie = await this.series.getLocked(serieId);
    const rows = await this.series.lockEventos(filas.map((fila) => fila.id));
    const eventos = rows.filter((row) => row.eliminadoEn === null);
    const evento = foundAt(
      eventos.find((row) => row.id === id),
      'el evento',
      seen,
    );
    // Somebody split the series while this waited.
    if (evento.serieId !== serieId) {
      throw staleVersion('el evento');
    }
    return { serie, evento, eventos: eventos.filter((row) => row.serieId === serieId).toSorted(byDia) };
  }

  /** Splits a series before an event. @returns the series of the event and of the later ones */
  private async cut(serie: Serie, { serieDia }: Evento): Promise<Serie> {
    const index = diasDe(serie).indexOf(serieDia!);
    if (index <= 0) {
      return serie;
    }
    const [antes, desde] = partida(serie, index);
    const part = { ...serie, ...desde, id: uuid() };
    await this.series.insert(part);
    await this.series.update(serie.id, endOf(antes));
    await this.series.moveEventos(serie.id, part.id, serieDia!);
    return part;
  }

  /**
   * Moves a series as one of its events is. @returns the places of the events
   * @throws DomainError 422 for a day that its rule cannot take
   */
  private async moved(serie: Serie, evento: Evento, after: Periodo, eventos: readonly Evento[]): Promise<Puesto[]> {
    const { zona } = serie;
    const reloj = relojDe(after, zona);
    const dias = diasDe(serie);
    const from = dayIn(zona, evento.desde);
    // An event that was moved alone tells of the hour only, unless its day changes now.
    const a = reloj.dia === from ? evento.serieDia! : reloj.dia;
    const regla = movida(serie, dias.indexOf(evento.serieDia!), a);
    if (!regla) {
      throw invalidField(
        'desde',
        'La repetición no puede pasar a ese día: elija «Solo este», o quite y agende de nuevo.',
      );
    }
    const { cada, dias: weekdays, dia, orden, inicio, hasta, veces } = regla;
    await this.series.update(serie.id, { cada, dias: weekdays, dia, orden, inicio, hasta, veces, hora: reloj.hora });
    const days = diasDe(regla);
    return eventos.map((one) => {
      const day = days[dias.indexOf(one.serieDia!)]!;
      const isInPlace =
        one.desde.getTime() === enElReloj({ ...reloj, hora: serie.hora, dia: one.serieDia! }, zona).desde.getTime();
      const periodo = one.id === evento.id ? after : isInPlace ? enElReloj({ ...reloj, dia: day }, zona) : one;
      return { id: one.id, dia: day, desde: periodo.desde, hasta: periodo.hasta };
    });
  }

  /** Schedules the recordatorios of events of a series that were written. They may have others than the rest of it. */
  private async remindOf(
    serieId: string,
    eventos: readonly Evento[],
    now = eventos.flatMap(({ recordatorios }) => recordatorios),
  ): Promise<void> {
    await this.recordatorios.scheduleSerie(serieId, [...new Set(now)]);
  }

  /** The first beginning in words: «el 16/03/2026 a las 10:30, y 3 veces más». */
  private async when(periodos: readonly Periodo[]): Promise<string> {
    const more = periodos.length - 1;
    const first = await this.escritura.when(periodos[0]!);
    return more === 0 ? first : `${first}, y ${more === 1 ? 'una vez' : `${more} veces`} más`;
  }
}

const endOf = ({ hasta, veces }: Regla): Pick<Regla, 'hasta' | 'veces'> => ({ hasta, veces });

const byDia = (a: Evento, b: Evento): number => (a.serieDia! < b.serieDia! ? -1 : 1);

const puestoOf = ({ id, desde, hasta, serieDia }: Evento): Puesto => ({ id, desde, hasta, dia: serieDia! });

const lastOf = (periodos: readonly Periodo[]): Date => periodos.at(-1)!.hasta;
