import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import type { ClaveActo } from './demo-oficina.js';

/** The carpetas of an office in one state: their age, and the number of each acto. */
interface Tramo {
  estado: EstadoCarpeta;
  /** The ages of the newest and of the oldest carpeta, in days. */
  antiguedad: readonly [desde: number, hasta: number];
  actos: Partial<Record<ClaveActo, number>>;
}

/**
 * The 60 carpetas of each office: 24 compraventas, 9 poderes, 9 certificaciones, 6 hipotecas, 5 donaciones, 3 sociedades,
 * 2 testamentos and 2 actas.
 */
export const REPARTO: readonly Tramo[] = [
  { estado: 'borrador', antiguedad: [0, 11], actos: { compraventa: 2, poder: 1, certificacion: 1, acta: 1 } },
  {
    estado: 'en_preparacion',
    antiguedad: [1, 42],
    actos: { compraventa: 4, hipoteca: 1, donacion: 1, poder: 1, certificacion: 1, sociedad: 1, testamento: 1 },
  },
  {
    estado: 'lista_para_firma',
    antiguedad: [14, 58],
    actos: { compraventa: 2, hipoteca: 1, poder: 1, certificacion: 1 },
  },
  { estado: 'firmada', antiguedad: [22, 70], actos: { compraventa: 2, poder: 1, certificacion: 1 } },
  { estado: 'en_inscripcion', antiguedad: [45, 105], actos: { compraventa: 2, hipoteca: 1, donacion: 1 } },
  { estado: 'observada', antiguedad: [60, 110], actos: { compraventa: 1, donacion: 1 } },
  { estado: 'inscripta', antiguedad: [70, 140], actos: { compraventa: 3, hipoteca: 1 } },
  {
    estado: 'entregada',
    antiguedad: [60, 260],
    actos: { compraventa: 2, donacion: 1, poder: 2, certificacion: 2, testamento: 1 },
  },
  {
    estado: 'archivada',
    antiguedad: [130, 726],
    actos: { compraventa: 4, hipoteca: 2, donacion: 1, poder: 2, certificacion: 2, sociedad: 2, acta: 1 },
  },
  { estado: 'suspendida', antiguedad: [40, 190], actos: { compraventa: 1, poder: 1 } },
  { estado: 'anulada', antiguedad: [60, 520], actos: { compraventa: 1, certificacion: 1 } },
];

/** The reasons for moves to states that need one. */
export const MOTIVOS: Partial<Record<EstadoCarpeta, readonly string[]>> = {
  observada: [
    'El registro observó la presentación: falta acreditar el estado civil de la parte vendedora.',
    'El registro observó la presentación: la superficie no coincide con el antecedente.',
  ],
  suspendida: ['A la espera de la declaratoria de herederos.', 'Falta legalizar el poder otorgado en el exterior.'],
  anulada: ['Desistimiento de las partes.', 'No se obtuvo el crédito y la operación quedó sin efecto.'],
};

/** The states through which a carpeta goes after its opening, up to `estado`. */
export function camino(estado: EstadoCarpeta, esRegistrable: boolean): readonly EstadoCarpeta[] {
  const atTheRegister: readonly EstadoCarpeta[] = esRegistrable ? ['en_inscripcion', 'inscripta'] : [];
  const whole: readonly EstadoCarpeta[] = ['lista_para_firma', 'firmada', ...atTheRegister, 'entregada', 'archivada'];
  switch (estado) {
    case 'suspendida':
    case 'anulada':
      return [estado];
    case 'observada':
      return [...camino('en_inscripcion', esRegistrable), estado];
    default:
      return whole.slice(0, whole.indexOf(estado) + 1);
  }
}
