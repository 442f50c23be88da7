import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetasService } from '../carpetas/carpetas.service.js';
import type { CrearEventoDto, ModificarEventoDto } from './agenda.dto.js';
import { AvisosDeEventos } from './avisos-de-eventos.service.js';
import { EscrituraDeEventos } from './escritura-de-eventos.service.js';
import type { Evento } from './evento.entity.js';
import { type EventoFila, EventosRepository, type Periodo } from './eventos.repository.js';
import { onDay } from './momentos.js';
import { RecordatoriosDeEventos } from './recordatorios-de-eventos.service.js';
import { SalasService } from './salas.service.js';

/** The events of the agenda. The event of a signature stays on the planned day of its carpeta. */
@Injectable()
export class EventosService {
  constructor(
    private readonly eventos: EventosRepository,
    private readonly escritura: EscrituraDeEventos,
    private readonly salas: SalasService,
    private readonly gate: CarpetaGate,
    private readonly carpetas: CarpetasService,
    private readonly transactions: Transactions,
    private readonly avisos: AvisosDeEventos,
    private readonly recordatorios: RecordatoriosDeEventos,
  ) {}

  /** @throws DomainError 404 for its carpeta; 409 when the room is taken, or for a second signature; 422 */
  async create({ id: given, desde, hasta, personas = [], ...fields }: CrearEventoDto): Promise<EventoFila> {
    const id = given ?? uuid();
    const { now, tenant } = this.transactions;
    const evento = {
      ...{ carpetaId: null, lugar: null, salaId: null, notas: null, recordatorios: [] },
      ...fields,
      ...{ id, desde: new Date(desde), hasta: new Date(hasta) },
    };
    await this.escritura.lockCarpeta(evento.carpetaId);
    await this.escritura.check(evento, personas);
    await this.escritura.checkSala(evento.salaId);
    await this.checkOnlyFirma(evento);
    await this.eventos.insert({ ...evento, creadoPor: tenant.usuarioId, creadoEn: now, eliminadoEn: null });
    await this.eventos.putPersonas([id], personas);
    await this.plan(evento);
    const cuando = await this.escritura.when(evento);
    await this.escritura.record('evento.agregado', evento, { cuando });
    await this.avisos.tell('agregado', evento, personas, cuando);
    await this.recordatorios.schedule({ ...evento, serieId: null });
    return this.eventos.get(id);
  }

  /**
   * Changes an event. A signature changes the planned day of its carpeta too. @throws DomainError 404, 409, 412, 422
   */
  async update(id: string, fields: ModificarEventoDto, seen?: number): Promise<EventoFila> {
    const { desde, hasta, personas, ...rest } = fields;
    await this.escritura.lockCarpetas([(await this.eventos.get(id)).carpetaId, rest.carpetaId ?? null]);
    const evento = await this.eventos.getLocked(id, seen);
    const before = await this.eventos.get(id);
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
    const isElsewhere = 'carpetaId' in changes;
    await this.escritura.check(after, areOthers || isElsewhere ? (personas ?? before.personas) : []);
    if (isElsewhere) {
      await this.checkOnlyFirma(after);
    }
    await this.escritura.checkSala(changes.salaId ?? null);
    await this.eventos.update(evento, changes);
    if (areOthers) {
      await this.eventos.putPersonas([id], personas);
    }
    await this.plan(after);
    if ('desde' in changes || 'recordatorios' in changes) {
      await this.recordatorios.schedule(after);
    }
    const isMoved = 'desde' in changes || 'hasta' in changes;
    const cuando = await this.escritura.when(after);
    await this.escritura.record('evento.modificado', after, { campos, ...(isMoved && { cuando }) });
    if (isElsewhere && evento.carpetaId !== null) {
      await this.escritura.record('evento.modificado', evento, { campos: ['carpetaId'] });
    }
    const { personas: known } = before;
    const present = personas ?? known;
    await this.avisos.tell(
      'agregado',
      after,
      present.filter((id) => !known.includes(id)),
      cuando,
    );
    if (isMoved) {
      await this.avisos.tell(
        'movido',
        after,
        present.filter((id) => known.includes(id)),
        cuando,
      );
    }
    return this.eventos.get(id);
  }

  /** Deletes an event, which can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    // The carpeta is not locked: its event may be deleted also when it takes no changes.
    await this.delete(await this.eventos.getLocked(id));
  }

  /**
   * Deletes the event of a signature that will not take place. So its room is free.
   * @param after the day of the real signature: an event until that day stays. Without it, an event that is over stays
   */
  async removeFirma(carpetaId: string, after?: string): Promise<void> {
    const evento = await this.eventos.lockFirma(carpetaId);
    if (!evento) {
      return;
    }
    const isToCome =
      after === undefined ? evento.hasta > this.transactions.now : (await this.escritura.dayOf(evento)) > after;
    if (isToCome) {
      await this.delete(evento);
    }
  }

  /**
   * Moves a signature's event to the carpeta's new planned day, at the same hour. Without a day the event is deleted.
   * The carpeta must be locked. @throws DomainError 409 when the room is taken then
   */
  async followPlan(carpetaId: string, dia: string | null): Promise<void> {
    const evento = await this.eventos.lockFirma(carpetaId);
    if (!evento || (await this.escritura.dayOf(evento)) === dia) {
      return;
    }
    if (dia === null) {
      await this.delete(evento);
    } else {
      await this.moveTo(evento, dia);
    }
  }

  /**
   * Restores a deleted event, and tells its people. A signature returns on the carpeta's planned day.
   * @throws DomainError 404; 409 as for a new event
   */
  async restore(id: string): Promise<EventoFila> {
    const { carpetaId } = await this.eventos.findDeleted(id);
    await this.escritura.lockCarpeta(carpetaId);
    const evento = await this.eventos.getDeleted(id);
    await this.checkOnlyFirma(evento);
    const moved = await this.onPlannedDay(evento);
    await this.eventos.update(evento, { eliminadoEn: null, ...moved });
    await this.recordatorios.schedule({ ...evento, ...moved });
    const restored = await this.eventos.get(id);
    await this.plan(restored);
    await this.escritura.record('evento.restaurado', restored);
    const novedad = moved.desde ? 'movido' : 'repuesto';
    await this.avisos.tell(novedad, restored, restored.personas, await this.escritura.when(restored));
    return restored;
  }

  private async delete(evento: Evento): Promise<void> {
    const { personas } = await this.eventos.get(evento.id);
    await this.eventos.update(evento, { eliminadoEn: this.transactions.now });
    await this.escritura.record('evento.eliminado', evento);
    await this.avisos.tell('quitado', evento, personas, await this.escritura.when(evento));
  }

  private async moveTo(evento: Evento, dia: string): Promise<void> {
    const moved = onDay(evento, dia, await this.escritura.zone());
    const sala = evento.salaId && (await this.salas.find(evento.salaId));
    const cuando = await this.escritura.when(moved);
    const mensaje = `${sala ? sala.nombre : 'La sala'} ya está ocupada ${cuando}: elija otro día, o cambie en la agenda la sala o la hora de la firma.`;
    await this.eventos.update(evento, moved, { campo: 'fechaFirmaPrevista', mensaje });
    await this.recordatorios.schedule({ ...evento, ...moved });
    await this.escritura.record('evento.modificado', evento, { campos: ['desde', 'hasta'], cuando });
    await this.avisos.tell('movido', { ...evento, ...moved }, (await this.eventos.get(evento.id)).personas, cuando);
  }

  /** The new period of a restored signature, when its carpeta's planned day changed meanwhile. Else nothing. */
  private async onPlannedDay(evento: Evento): Promise<Partial<Periodo>> {
    const carpeta = await this.planned(evento);
    const dia = carpeta?.fechaFirmaPrevista;
    return dia && dia !== (await this.escritura.dayOf(evento)) ? onDay(evento, dia, await this.escritura.zone()) : {};
  }

  /** The carpeta must be locked. @throws DomainError 409 when the agenda has another signature of the same carpeta */
  private async checkOnlyFirma({ tipo, carpetaId }: Pick<Evento, 'tipo' | 'carpetaId'>): Promise<void> {
    const firma = tipo === 'firma' && carpetaId !== null ? await this.eventos.findFirma(carpetaId) : null;
    if (firma) {
      const mensaje = `La firma de esa carpeta ya está en la agenda, ${await this.escritura.when(firma)}: cámbiela en lugar de agregar otra.`;
      throw new DomainError('FIRMA_REPETIDA', 409, mensaje, [{ campo: 'carpetaId', mensaje }]);
    }
  }

  /** Sets the carpeta's planned day to the day of its signature. */
  private async plan(evento: Pick<Evento, 'tipo' | 'carpetaId' | 'desde'>): Promise<void> {
    const carpeta = await this.planned(evento);
    const dia = await this.escritura.dayOf(evento);
    if (carpeta && carpeta.fechaFirmaPrevista !== dia) {
      await this.carpetas.update(carpeta.id, carpeta.version, { fechaFirmaPrevista: dia });
    }
  }

  /** The carpeta whose planned day this event sets. Null unless the event is a coming signature. */
  private async planned({ tipo, carpetaId }: Pick<Evento, 'tipo' | 'carpetaId'>): Promise<Carpeta | null> {
    const carpeta = tipo === 'firma' && carpetaId !== null ? await this.gate.visible(carpetaId) : null;
    return carpeta && AWAITING_SIGNATURE.includes(carpeta.estado) ? carpeta : null;
  }
}
