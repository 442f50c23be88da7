import type { DatosCarpeta } from './editar-schema';

/** The fields that each editor in place changes. The first field gets the focus. */
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
