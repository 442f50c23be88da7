/** The groups of the board, in the order of the work. Each inscripción is in one. */
export const GRUPOS_INSCRIPCIONES = [
  'por_presentar',
  'presentadas',
  'observadas',
  'por_vencer',
  'rechazadas',
  'inscriptas',
] as const;
export type GrupoInscripciones = (typeof GRUPOS_INSCRIPCIONES)[number];

/** Those that wait for something. What was entered is asked for by its own group. */
export const GRUPOS_PENDIENTES = GRUPOS_INSCRIPCIONES.filter((grupo) => grupo !== 'inscriptas');

/** So many days before its last one, a presentation is about to lapse. */
export const DIAS_POR_VENCER = 15;
