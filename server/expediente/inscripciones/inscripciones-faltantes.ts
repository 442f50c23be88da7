import { Injectable } from '@nestjs/common';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { type EstadoDeInscripcion, estadoDe } from './inscripcion-estado.js';
import { InscripcionesRepository, type PorInscribir } from './inscripciones.repository.js';

/** What an inscripción lacks in each state, and the moves that wait for it. */
const FALTA: Partial<Record<EstadoDeInscripcion, { que: string; antesDe: readonly EstadoCarpeta[] }>> = {
  por_presentar: { que: 'falta presentarla', antesDe: ['inscripta'] },
  presentada: { que: 'falta el resultado', antesDe: ['inscripta'] },
  observada: { que: 'falta contestar la observación', antesDe: ['en_inscripcion', 'inscripta'] },
};

/** The faltante of a signed carpeta without a presentation. */
const PRESENTACION: Faltante = {
  texto: 'Falta anotar la presentación: en qué registro, cuándo y con qué número.',
  ...{ lugar: 'inscripcion', id: null, antesDe: ['en_inscripcion'] },
};

/** The faltante of a carpeta at the registers without an inscripción that was not refused. */
const NINGUNA: Faltante = {
  texto: 'Ninguna inscripción quedó inscripta: anote la que corresponda, con su resultado.',
  ...{ lugar: 'inscripcion', id: null, antesDe: ['inscripta'] },
};

/** The faltante with several inscripciones: plazos of an observation belong to the observed inscripción. */
const OBSERVACION: Faltante = {
  texto: 'Hay más de una inscripción: anote la observación en la que el registro observó.',
  ...{ lugar: 'inscripcion', id: null, antesDe: ['observada'] },
};

/** What a carpeta at the registers still lacks for its next moves. */
@Injectable()
@FaltantesOf({ orden: 5, antesDe: ['en_inscripcion', 'observada', 'inscripta'] })
export class InscripcionesFaltantes implements FaltantesSource {
  constructor(private readonly inscripciones: InscripcionesRepository) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const rows = await this.inscripciones.findPorInscribir(carpetas.map(({ id }) => id));
    const byCarpeta = Map.groupBy(rows, ({ carpetaId }) => carpetaId);
    return new Map(carpetas.map(({ id, estado }) => [id, faltantesDe(estado, byCarpeta.get(id) ?? [])]));
  }
}

function faltantesDe(estado: EstadoCarpeta, inscripciones: readonly PorInscribir[]): Faltante[] {
  const isPresented = inscripciones.some(({ presentada }) => presentada !== null);
  const isAtRegisters = estado === 'en_inscripcion' || estado === 'observada';
  return [
    ...(estado === 'firmada' && !isPresented ? [PRESENTACION] : []),
    ...(isAtRegisters && inscripciones.every(({ resultado }) => resultado === 'rechazada') ? [NINGUNA] : []),
    ...(isObservedAlone(inscripciones) ? [] : [OBSERVACION]),
    ...inscripciones.flatMap((inscripcion) => {
      const falta = FALTA[estadoDe(inscripcion)];
      return falta ? [faltanteDe(inscripcion, falta)] : [];
    }),
  ];
}

/** Whether an observation of the carpeta can only be of a known inscripción. */
function isObservedAlone(inscripciones: readonly PorInscribir[]): boolean {
  return inscripciones.length <= 1 || inscripciones.some((inscripcion) => estadoDe(inscripcion) === 'observada');
}

function faltanteDe(
  { id, registro }: { id: string; registro: string },
  { que, antesDe }: { que: string; antesDe: readonly EstadoCarpeta[] },
): Faltante {
  return { texto: `Inscripción en ${registro}: ${que}.`, lugar: 'inscripcion', id, antesDe };
}
