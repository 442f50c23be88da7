import type { EstadoCarpeta } from './carpeta-estados.js';

/** The states that begin or fulfil a plazo of an acto. */
const ESTADOS = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada'] as const;

/** The steps that begin or fulfil a plazo of an acto: those states, and events of an inscripción. */
export const PASOS_DE_PLAZOS = [...ESTADOS, 'tasa_pagada'] as const;
export type PasoDePlazo = EstadoCarpeta | 'tasa_pagada';

/** A plazo that begins by itself when a carpeta reaches a step. */
export interface PlazoDeActo {
  /** The clave of the cuenta's rule for the length of the plazo and its origin. */
  regla: string;
  /** The step that begins the plazo. */
  desde: PasoDePlazo;
  /** The steps that fulfil the plazo. Empty: people fulfil it by hand. */
  hasta: PasoDePlazo[];
}

/**
 * Whether each inscripción of a carpeta has its own plazo. Such a plazo waits for the presentation, or begins with it.
 */
export function esDeInscripcion({ desde, hasta }: PlazoDeActo): boolean {
  return (
    desde === 'en_inscripcion' ||
    desde === 'observada' ||
    desde === 'tasa_pagada' ||
    (desde === 'firmada' && hasta.includes('en_inscripcion'))
  );
}

/** Whether the plazo is the time in which a presented deed can be entered. */
export function reservaLugar({ desde, hasta }: PlazoDeActo): boolean {
  return (
    (desde === 'en_inscripcion' || desde === 'observada') &&
    hasta.includes('inscripta') &&
    !hasta.includes('observada') &&
    !hasta.includes('tasa_pagada')
  );
}
