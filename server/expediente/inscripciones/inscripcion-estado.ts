import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { Inscripcion } from './inscripcion.entity.js';
import type { Observacion } from './observacion.entity.js';

/** The states of an inscripción, in their order. */
export const ESTADOS_DE_INSCRIPCION = ['por_presentar', 'presentada', 'observada', 'inscripta', 'rechazada'] as const;
export type EstadoDeInscripcion = (typeof ESTADOS_DE_INSCRIPCION)[number];

/** The fields from which the state of an inscripción is computed. */
export interface PorJuzgar extends Pick<Inscripcion, 'presentada' | 'resultado'> {
  observaciones: readonly Pick<Observacion, 'contestada'>[];
}

/** The state of an inscripción. */
export function estadoDe({ presentada, resultado, observaciones }: PorJuzgar): EstadoDeInscripcion {
  if (resultado !== null) {
    return resultado;
  }
  if (presentada === null) {
    return 'por_presentar';
  }
  return observaciones.some(({ contestada }) => contestada === null) ? 'observada' : 'presentada';
}

/** The state that its inscripciones give a carpeta. Null when none has been presented. */
export function estadoDeCarpeta(estados: readonly EstadoDeInscripcion[]): EstadoCarpeta | null {
  if (estados.includes('observada')) {
    return 'observada';
  }
  if (estados.length > 0 && estados.every((estado) => estado === 'inscripta')) {
    return 'inscripta';
  }
  return estados.some((estado) => estado !== 'por_presentar') ? 'en_inscripcion' : null;
}

/** Whether a carpeta is in a state of the registers but has no presentation. Then it returns to firmada. */
export function quedaSinPresentar(estado: EstadoCarpeta, estados: readonly EstadoDeInscripcion[]): boolean {
  return ['en_inscripcion', 'observada'].includes(estado) && estados.every((each) => each === 'por_presentar');
}

/** The next move of a carpeta towards `meta`. Null at `meta`, and in states that registers do not decide. */
export function pasoHacia(estado: EstadoCarpeta, meta: EstadoCarpeta): EstadoCarpeta | null {
  if (estado === meta || !['firmada', 'en_inscripcion', 'observada'].includes(estado)) {
    return null;
  }
  return estado === 'en_inscripcion' ? meta : 'en_inscripcion';
}
