import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';

/** A plazo of the demo. Its first day is counted from today, so that the lists stay alive. */
export interface PlazoDemo {
  /** The state of the carpeta, and its index among the carpetas in this state. */
  carpeta: readonly [EstadoCarpeta, number];
  /** A rule of the country. Without a rule, the plazo has a name and days of its own. */
  regla?: string;
  nombre?: string;
  /** Days from today to the last day. Without it, the plazo runs since the signature. */
  vence?: number;
  /** The number of days since the plazo was met. */
  cumplido?: number;
}

/** The plazos of every office. */
const EN_TODAS: readonly PlazoDemo[] = [
  { carpeta: ['lista_para_firma', 0], nombre: 'Devolver el borrador revisado al banco', vence: 0 },
  { carpeta: ['lista_para_firma', 1], nombre: 'Retirar los cheques de gerencia', vence: 3 },
  { carpeta: ['lista_para_firma', 3], nombre: 'Confirmar la sala y los testigos', vence: -2 },
  { carpeta: ['en_preparacion', 0], nombre: 'Pedir la documentación del inmueble', vence: 1 },
  { carpeta: ['en_preparacion', 3], nombre: 'Aceptar la oferta de compra', vence: 7 },
  { carpeta: ['en_preparacion', 7], nombre: 'Presentar el libre de deuda', vence: 12, cumplido: 1 },
];

/** The plazos by the law of each country. */
const POR_PAIS: Readonly<Record<string, readonly PlazoDemo[]>> = {
  AR: [
    { carpeta: ['firmada', 0], regla: 'presentacion' },
    { carpeta: ['firmada', 1], regla: 'presentacion' },
    { carpeta: ['en_inscripcion', 0], regla: 'presentacion', cumplido: 2 },
    { carpeta: ['observada', 0], regla: 'observacion', vence: 6 },
    { carpeta: ['observada', 1], regla: 'observacion', vence: -3 },
  ],
  ES: [
    { carpeta: ['firmada', 0], regla: 'copias', vence: 2 },
    { carpeta: ['firmada', 1], regla: 'itp_ajd', vence: 18 },
    { carpeta: ['en_inscripcion', 0], regla: 'itp_ajd', vence: 9, cumplido: 2 },
    { carpeta: ['en_inscripcion', 1], regla: 'inscripcion', vence: 8 },
    { carpeta: ['observada', 1], regla: 'plusvalia', vence: -3 },
  ],
  UY: [
    { carpeta: ['en_preparacion', 1], regla: 'reserva_prioridad', vence: 11 },
    { carpeta: ['firmada', 0], regla: 'reserva_prioridad', vence: 4 },
    { carpeta: ['en_inscripcion', 0], regla: 'calificacion', vence: 3 },
    { carpeta: ['en_inscripcion', 1], regla: 'calificacion', vence: 5, cumplido: 1 },
  ],
};

/** The plazos of an office. @param pais ISO 3166 */
export const plazosDemo = (pais: string): readonly PlazoDemo[] => [...EN_TODAS, ...(POR_PAIS[pais] ?? [])];
