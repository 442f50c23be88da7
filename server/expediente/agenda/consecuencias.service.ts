import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { dayIn } from '../../common/day.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { DiaDelCalendario } from '../feriados/calendario.js';
import { PlazosRepository } from '../plazos/plazos.repository.js';
import type { ConsecuenciasDto } from './agenda.dto.js';
import { AgendaService } from './agenda.service.js';
import { type EventoFila, EventosRepository } from './eventos.repository.js';
import { momentoEnTexto, onDay, startingAt } from './momentos.js';

/** The subject of a move: an event, or the planned day of a carpeta's signature. */
interface Movido {
  /** The new beginning of an event, when its hour changes too. */
  desde?: string | undefined;
  carpetaId?: string | undefined;
  eventoId?: string | undefined;
}

/** Says what the consequences of a move to another day are, before the move. */
@Injectable()
export class ConsecuenciasService {
  constructor(
    private readonly agenda: AgendaService,
    private readonly eventos: EventosRepository,
    private readonly gate: CarpetaGate,
    private readonly estados: CarpetaEstadosService,
    private readonly plazos: PlazosRepository,
    private readonly directory: CuentaDirectory,
  ) {}

  /**
   * Writes a sentence for each consequence. The agenda's event moves, or its room is taken. The day is past or no
   * working day. The signature would lack something on that day.
   * @param dia `YYYY-MM-DD`; null when the signature loses its planned day
   * @throws DomainError 404
   */
  async find(dia: string | null, { desde, carpetaId, eventoId }: Movido): Promise<ConsecuenciasDto> {
    const evento = eventoId === undefined ? null : await this.eventos.get(eventoId);
    const signed = evento ? (evento.tipo === 'firma' ? evento.carpetaId : null) : (carpetaId ?? null);
    const firma = evento === null && signed !== null ? await this.following(signed, dia) : null;
    return {
      consecuencias: [
        ...(firma ? [await this.whatFollows(firma, dia)] : []),
        ...(dia === null ? [] : await this.roomTaken(evento ?? firma, dia, desde)),
        ...(dia === null ? [] : await this.onDay(dia, signed)),
      ],
      cambiaLaAgenda: firma !== null,
    };
  }

  /**
   * The event that moves with a carpeta's planned day. Null without such an event, or when it is on that day already.
   */
  private async following(carpetaId: string, dia: string | null): Promise<EventoFila | null> {
    const { estado } = await this.gate.visible(carpetaId);
    const firma = AWAITING_SIGNATURE.includes(estado) ? await this.eventos.findFirma(carpetaId) : null;
    return firma && dayIn(await this.zone(), firma.desde) !== dia ? firma : null;
  }

  private async whatFollows({ desde, salaNombre }: EventoFila, dia: string | null): Promise<string> {
    const when = `La firma está en la agenda, el ${momentoEnTexto(desde, await this.zone())}`;
    return dia === null
      ? `${when}${salaNombre ? `, en ${salaNombre}` : ''}: se quita de ella.`
      : `${when}: pasa al ${fechaEnTexto(dia)}, a la misma hora.`;
  }

  private async roomTaken(evento: EventoFila | null, dia: string, desde?: string): Promise<string[]> {
    if (!evento?.salaId) {
      return [];
    }
    const moved = desde === undefined ? onDay(evento, dia, await this.zone()) : startingAt(evento, new Date(desde));
    const taken = await this.eventos.isTaken(evento, moved);
    return taken ? [`${evento.salaNombre} ya está ocupada el ${momentoEnTexto(moved.desde, await this.zone())}.`] : [];
  }

  private async onDay(dia: string, carpetaId: string | null): Promise<string[]> {
    const past = dia < (await this.agenda.hoy()) ? [`El ${fechaEnTexto(dia)} ya pasó.`] : [];
    const off = diaSinTrabajo(dia, await this.agenda.findFeriados(dia, dia));
    if (carpetaId === null) {
      return [...past, ...off];
    }
    const missing = await this.estados.missingToSign(carpetaId, dia);
    const late = (await this.plazos.findOpen([carpetaId]))
      .filter(({ vence }) => vence < dia)
      .map(({ nombre, vence }) => `${nombre}: el plazo vence el ${fechaEnTexto(vence)}, antes de la firma.`);
    return [...past, ...off, ...missing, ...late];
  }

  private async zone(): Promise<string> {
    return (await this.directory.cuenta()).zonaHoraria;
  }
}

/**
 * A sentence for each reason why offices do not work on a day. Empty for a working day.
 * @param feriados the holidays of that day
 */
function diaSinTrabajo(dia: string, feriados: readonly Pick<DiaDelCalendario, 'nombre'>[]): string[] {
  const day = fechaEnTexto(dia);
  const { weekday } = DateTime.fromISO(dia, { zone: 'utc' });
  return [
    ...(weekday > 5 ? [`El ${day} es ${weekday === 6 ? 'sábado' : 'domingo'}.`] : []),
    ...feriados.map(({ nombre }) => `El ${day} es feriado: ${nombre}.`),
  ];
}
