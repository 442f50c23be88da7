import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import { CarpetaChanges } from '../carpetas/carpeta-changes.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetasService } from '../carpetas/carpetas.service.js';
import { AWAITING_SIGNATURE } from '../carpetas/periodos-firma.js';
import { changesOf } from '../common/database/changes.js';
import { invalidField, notFound } from '../common/errors/domain-error.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { CrearEventoDto, ModificarEventoDto } from './agenda.dto.js';
import type { Evento } from './evento.entity.js';
import { type EventoFila, EventosRepository } from './eventos.repository.js';
import { SalasService } from './salas.service.js';

/** What an event is checked by. */
type Escrito = Pick<Evento, 'tipo' | 'carpetaId' | 'desde' | 'hasta' | 'salaId'>;

const DAY_HOURS = 24;

/** What has an hour in the agenda. The event of a signature keeps the planned day of its carpeta. */
@Injectable()
export class EventosService {
  constructor(
    private readonly eventos: EventosRepository,
    private readonly salas: SalasService,
    private readonly gate: CarpetaGate,
    private readonly carpetas: CarpetasService,
    private readonly changes: CarpetaChanges,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** @throws DomainError 404 for its carpeta; 409 when the room is taken; 422 */
  async create({ id: given, desde, hasta, personas = [], ...fields }: CrearEventoDto): Promise<EventoFila> {
    const id = given ?? uuid();
    const { now, tenant } = this.transactions;
    const evento = {
      ...{ carpetaId: null, lugar: null, salaId: null, notas: null },
      ...fields,
      ...{ id, desde: new Date(desde), hasta: new Date(hasta) },
    };
    await this.check(evento, personas);
    await this.checkSala(evento.salaId);
    await this.eventos.insert({ ...evento, creadoPor: tenant.usuarioId, creadoEn: now, eliminadoEn: null });
    await this.eventos.putPersonas(id, personas);
    await this.plan(evento);
    await this.record('evento.agregado', evento, { cuando: await this.when(evento) });
    return this.eventos.get(id);
  }

  /** Changes one; of a signature, the planned day too. @throws DomainError 404, 409, 412, 422 */
  async update(id: string, fields: ModificarEventoDto, seen?: number): Promise<EventoFila> {
    const { desde, hasta, personas, ...rest } = fields;
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
    await this.check(after, areOthers ? personas : []);
    await this.checkSala(changes.salaId ?? null);
    await this.eventos.update(evento, changes);
    if (areOthers) {
      await this.eventos.putPersonas(id, personas);
    }
    await this.plan(after);
    const isMoved = 'desde' in changes || 'hasta' in changes;
    await this.record('evento.modificado', after, { campos, ...(isMoved && { cuando: await this.when(after) }) });
    return this.eventos.get(id);
  }

  /** Deletes one, which can be restored for a day. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    // Also of a carpeta that takes no other changes.
    const evento = await this.eventos.getLocked(id);
    await this.eventos.update(evento, { eliminadoEn: this.transactions.now });
    await this.record('evento.eliminado', evento);
  }

  /** Deletes the signatures to come of a carpeta that was annulled, whose rooms are free then. */
  async removeFirmas(carpetaId: string): Promise<void> {
    for (const evento of await this.eventos.lockFirmas(carpetaId)) {
      await this.eventos.update(evento, { eliminadoEn: this.transactions.now });
      await this.record('evento.eliminado', evento);
    }
  }

  /** Restores a deleted one. @throws DomainError 404; 409 when its room was taken meanwhile */
  async restore(id: string): Promise<EventoFila> {
    if (!(await this.eventos.restore(id))) {
      throw notFound('el evento');
    }
    const evento = await this.eventos.get(id);
    await this.gateOf(evento.carpetaId);
    await this.record('evento.restaurado', evento);
    return evento;
  }

  private async check({ tipo, carpetaId, desde, hasta }: Escrito, personas: readonly string[]): Promise<void> {
    if (tipo === 'firma' && carpetaId === null) {
      throw invalidField('carpetaId', 'Una firma es de una carpeta: elíjala.');
    }
    const hours = (hasta.getTime() - desde.getTime()) / 3_600_000;
    if (hours <= 0 || hours > DAY_HOURS) {
      throw invalidField('hasta', 'El fin debe ser después del comienzo, hasta un día más tarde.');
    }
    await this.gateOf(carpetaId);
    for (const usuarioId of personas) {
      if (carpetaId !== null) {
        await this.gate.checkSees(carpetaId, usuarioId, 'personas');
      } else if (!(await this.directory.isMiembro(usuarioId))) {
        throw invalidField('personas', 'Una de las personas ya no es parte del equipo.');
      }
    }
  }

  /** @throws DomainError 422 for a room that is not in use */
  private async checkSala(salaId: string | null): Promise<void> {
    if (salaId === null) {
      return;
    }
    const sala = await this.salas.find(salaId);
    if (!sala?.activa) {
      throw invalidField('salaId', sala ? 'La sala ya no se usa: elija otra.' : 'La sala no existe.');
    }
  }

  /** @throws DomainError 404; 422 for a carpeta that takes no changes */
  private async gateOf(carpetaId: string | null): Promise<void> {
    if (carpetaId !== null) {
      await this.gate.allows(carpetaId, 'editar');
    }
  }

  /** Sets the planned day of the carpeta whose signature this is. */
  private async plan({ tipo, carpetaId, desde }: Escrito): Promise<void> {
    if (tipo !== 'firma' || carpetaId === null) {
      return;
    }
    const { estado, fechaFirmaPrevista, version } = await this.gate.visible(carpetaId);
    const { zonaHoraria } = await this.directory.cuenta();
    const dia = DateTime.fromJSDate(desde, { zone: zonaHoraria }).toFormat('yyyy-MM-dd');
    if (AWAITING_SIGNATURE.includes(estado) && fechaFirmaPrevista !== dia) {
      await this.carpetas.update(carpetaId, version, { fechaFirmaPrevista: dia });
    }
  }

  /** «el 16/03/2026 a las 10:30» */
  private async when({ desde }: Pick<Evento, 'desde'>): Promise<string> {
    const { zonaHoraria } = await this.directory.cuenta();
    const moment = DateTime.fromJSDate(desde, { zone: zonaHoraria });
    return `el ${moment.toFormat('dd/MM/yyyy')} a las ${moment.toFormat('HH:mm')}`;
  }

  private async record(
    accion: Accion,
    { id, titulo, carpetaId }: Pick<Evento, 'id' | 'titulo' | 'carpetaId'>,
    datos: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    this.auditoria.record({
      ...{ accion, entidad: 'evento', entidadId: id, datos: { titulo, ...datos } },
      ...(carpetaId !== null && { carpetaId }),
    });
    this.changes.tell([carpetaId], { type: 'agenda.changed' });
  }
}
