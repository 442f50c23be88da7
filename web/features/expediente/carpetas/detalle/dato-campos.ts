import type { DatosCarpeta } from './editar-schema';

/** What is edited in place, with its fields; the first one gets the focus. */
export const camposDe = {
  responsable: ['responsableId'],
  escribano: ['escribanoId'],
  firma: ['fechaFirmaPrevista'],
  prioridad: ['prioridad'],
  monto: ['monto', 'moneda'],
  ubicacion: ['ubicacionFisica'],
  etiquetas: ['etiquetas'],
} as const satisfies Record<string, readonly (keyof DatosCarpeta)[]>;

export type DatoEditable = keyof typeof camposDe;
