import type { EstadoCarpeta } from '../carpetas/carpeta-estados.js';

/** The states after which a plazo of an acto begins, or is fulfilled. */
export const ESTADOS_DE_PLAZOS = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada'] as const;

/** A term that begins by itself when a carpeta moves on. */
export interface PlazoDeActo {
  /** The clave of the rule of the cuenta that says how long it is. */
  regla: string;
  /** It begins when the carpeta comes to this state. */
  desde: EstadoCarpeta;
  /** It is fulfilled when the carpeta comes to one of these; by hand alone when there are none. */
  hasta: EstadoCarpeta[];
}

/** Whether each inscripción of a carpeta has its own: what waits for its presentation, or begins with it. */
export function esDeInscripcion({ desde, hasta }: PlazoDeActo): boolean {
  return (
    desde === 'en_inscripcion' || desde === 'observada' || (desde === 'firmada' && hasta.includes('en_inscripcion'))
  );
}
