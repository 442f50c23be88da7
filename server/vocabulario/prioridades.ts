/** The priorities, from the lowest to the highest. */
export const PRIORIDADES = ['baja', 'normal', 'alta', 'urgente'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];

/** The names of the priorities, as people read them. */
export const PRIORIDAD_NOMBRE: Record<Prioridad, string> = {
  baja: 'Baja',
  normal: 'Normal',
  alta: 'Alta',
  urgente: 'Urgente',
};
