import { Injectable } from '@nestjs/common';
import { dayIn } from '../../common/day.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetaLive } from '../carpetas/carpeta-live.service.js';
import type { Evento } from './evento.entity.js';
import { dayAfter, momentoEnTexto } from './momentos.js';
import { SalasService } from './salas.service.js';

/** The fields that are checked before an event is written. */
type Escrito = Pick<Evento, 'tipo' | 'carpetaId' | 'desde' | 'hasta'>;

/** The checks before an event is written, the locks of its carpeta, and the record of the write. */
@Injectable()
export class EscrituraDeEventos {
  constructor(
    private readonly salas: SalasService,
    private readonly gate: CarpetaGate,
    private readonly live: CarpetaLive,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
  ) {}

  /** @throws DomainError 422 */
  async check({ tipo, carpetaId, desde, hasta }: Escrito, personas: readonly string[]): Promise<void> {
    if (tipo === 'firma' && carpetaId === null) {
      throw invalidField('carpetaId', 'Una firma es de una carpeta: elíjala.');
    }
    if (hasta <= desde || hasta > dayAfter(desde, await this.zone())) {
      throw invalidField('hasta', 'El fin debe ser después del comienzo, hasta un día más tarde.');
    }
    for (const usuarioId of personas) {
      if (carpetaId !== null) {
        await this.gate.checkSees(carpetaId, usuarioId, 'personas');
      } else if (!(await this.directory.isMiembro(usuarioId))) {
        throw invalidField('personas', 'Una de las personas ya no es parte del equipo.');
      }
    }
  }

  /** @throws DomainError 422 for a room that is not in use */
  async checkSala(salaId: string | null): Promise<void> {
    if (salaId === null) {
      return;
    }
    const sala = await this.salas.find(salaId);
    if (!sala?.activa) {
      throw invalidField('salaId', sala ? 'La sala ya no se usa: elija otra.' : 'La sala no existe.');
    }
  }

  /**
   * Locks the carpeta before its event. A change of the carpeta locks in the same order.
   * @throws DomainError 404; 422 for a carpeta that takes no changes
   */
  lockCarpeta(carpetaId: string | null): Promise<void> {
    return this.lockCarpetas([carpetaId]);
  }

  /** As {@link lockCarpeta}, for several carpetas in the order of their ids. */
  async lockCarpetas(carpetaIds: readonly (string | null)[]): Promise<void> {
    const ids = new Set(carpetaIds.filter((id) => id !== null));
    for (const id of [...ids].toSorted()) {
      await this.gate.lock(id, 'editar');
    }
  }

  /** The time zone of the cuenta. */
  async zone(): Promise<string> {
    return (await this.directory.cuenta()).zonaHoraria;
  }

  /** The day on which the event begins, in the time zone of the cuenta. */
  async dayOf({ desde }: Pick<Evento, 'desde'>): Promise<string> {
    return dayIn(await this.zone(), desde);
  }

  /** The beginning in words: «el 16/03/2026 a las 10:30». */
  async when({ desde }: Pick<Evento, 'desde'>): Promise<string> {
    return `el ${momentoEnTexto(desde, await this.zone())}`;
  }

  /** Records what was done to an event, and tells those who see it. */
  async record(
    accion: Accion,
    { id, titulo, carpetaId }: Pick<Evento, 'id' | 'titulo' | 'carpetaId'>,
    datos: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    this.auditoria.record({
      ...{ accion, entidad: 'evento', entidadId: id, datos: { titulo, ...datos } },
      ...(carpetaId !== null && { carpetaId }),
    });
    this.live.tell([carpetaId], { type: 'agenda.changed' });
  }
}
