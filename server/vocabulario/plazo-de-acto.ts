import type { EstadoCarpeta } from './carpeta-estados.js';

/** The states after which a plazo of an acto begins, or is fulfilled. */
const ESTADOS = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada'] as const;

/** The steps with which a plazo of an acto begins, or is fulfilled: those states, and what happens to an inscripción. */
export const PASOS_DE_PLAZOS = [...ESTADOS, 'tasa_pagada'] as const;
export type PasoDePlazo = EstadoCarpeta | 'tasa_pagada';

/** A term that begins by itself when a carpeta moves on. */
export interface PlazoDeActo {
  /** The clave of the rule of the cuenta that says how long it is, and what it counts from. */
  regla: string;
  /** It begins with this step. */
  desde: PasoDePlazo;
  /** It is fulfilled by one of these; by hand alone when there are none. */
  hasta: PasoDePlazo[];
}

/** Whether each inscripción of a carpeta has its own: what waits for its presentation, or begins with it. */
export function esDeInscripcion({ desde, hasta }: PlazoDeActo): boolean {
  return (
    desde === 'en_inscripcion' ||
    desde === 'observada' ||
    desde === 'tasa_pagada' ||
    (desde === 'firmada' && hasta.includes('en_inscripcion'))
  );
}

/** Whether it says until when what was presented can be entered. */
export function reservaLugar({ desde, hasta }: PlazoDeActo): boolean {
  return (
    (desde === 'en_inscripcion' || desde === 'observada') &&
    hasta.includes('inscripta') &&
    !hasta.includes('observada') &&
    !hasta.includes('tasa_pagada')
  );
}
