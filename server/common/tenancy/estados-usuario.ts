/** The presence that a person chooses (spec.md §4). */
export const ESTADOS_USUARIO = ['enLinea', 'ausente', 'ocupado', 'invisible'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];
