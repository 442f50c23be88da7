import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { Inscripcion } from './inscripcion.entity.js';
import type { Observacion } from './observacion.entity.js';

/** The states of an inscripción, in their order. */
export const ESTADOS_DE_INSCRIPCION = ['por_presentar', 'presentada', 'observada', 'inscripta', 'rechazada'] as const;
export type EstadoDeInscripcion = (typeof ESTADOS_DE_INSCRIPCION)[number];

/** What the state of an inscripción follows from. */
export interface PorJuzgar extends Pick<Inscripcion, 'presentada' | 'resultado'> {
  observaciones: readonly Pick<Observacion, 'contestada'>[];
}

/** How far an inscripción is. */
export function estadoDe({ presentada, resultado, observaciones }: PorJuzgar): EstadoDeInscripcion {
  if (resultado !== null) {
    return resultado;
  }
  if (presentada === null) {
    return 'por_presentar';
  }
  return observaciones.some(({ contestada }) => contestada === null) ? 'observada' : 'presentada';
}

/** The state that a carpeta takes from all of its inscripciones; null while they say nothing. */
export function estadoDeCarpeta(estados: readonly EstadoDeInscripcion[]): EstadoCarpeta | null {
  if (estados.includes('observada')) {
    return 'observada';
  }
  if (estados.length > 0 && estados.every((estado) => estado === 'inscripta')) {
    return 'inscripta';
  }
  return estados.some((estado) => estado !== 'por_presentar') ? 'en_inscripcion' : null;
}

/** Whether a carpeta is at the registers with nothing there any more, so that it is only signed again. */
export function quedaSinPresentar(estado: EstadoCarpeta, estados: readonly EstadoDeInscripcion[]): boolean {
  return ['en_inscripcion', 'observada'].includes(estado) && estados.every((each) => each === 'por_presentar');
}

/** The next move from one state of a carpeta towards another; null where it is, or where the register has no say. */
export function pasoHacia(estado: EstadoCarpeta, meta: EstadoCarpeta): EstadoCarpeta | null {
  if (estado === meta || !['firmada', 'en_inscripcion', 'observada'].includes(estado)) {
    return null;
  }
  return estado === 'en_inscripcion' ? meta : 'en_inscripcion';
}
