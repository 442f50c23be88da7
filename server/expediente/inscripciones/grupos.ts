/** The groups of the board, in the order of the work. Each inscripción is in a group. */
export const GRUPOS_INSCRIPCIONES = [
  'por_presentar',
  'presentadas',
  'observadas',
  'por_vencer',
  'rechazadas',
  'inscriptas',
] as const;
export type GrupoInscripciones = (typeof GRUPOS_INSCRIPCIONES)[number];

/** The groups that still need work. People ask for `inscriptas` by name. */
export const GRUPOS_PENDIENTES = GRUPOS_INSCRIPCIONES.filter((grupo) => grupo !== 'inscriptas');

/** A presentation is about to lapse so many days before its last day. */
export const DIAS_POR_VENCER = 15;
