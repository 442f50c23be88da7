import type { Palabras } from './palabras.js';

/** The states of a carpeta, in the order of its life (docs/domain.md#states-and-moves). */
export const ESTADOS_CARPETA = [
  'borrador',
  'en_preparacion',
  'lista_para_firma',
  'firmada',
  'en_inscripcion',
  'observada',
  'inscripta',
  'entregada',
  'archivada',
  'suspendida',
  'anulada',
] as const;
export type EstadoCarpeta = (typeof ESTADOS_CARPETA)[number];

const NOMBRES: Record<Exclude<EstadoCarpeta, 'inscripta'>, string> = {
  borrador: 'Borrador',
  en_preparacion: 'En preparación',
  lista_para_firma: 'Lista para firma',
  firmada: 'Firmada',
  en_inscripcion: 'En inscripción',
  observada: 'Observada',
  entregada: 'Entregada',
  archivada: 'Archivada',
  suspendida: 'Suspendida',
  anulada: 'Anulada',
};

/** A state's name in the words of a country. */
export function estadoNombre(estado: EstadoCarpeta, { inscripta }: Palabras): string {
  return estado === 'inscripta' ? inscripta : NOMBRES[estado];
}

/** The states before the acto is signed. */
export const BEFORE_SIGNING: readonly EstadoCarpeta[] = ['borrador', 'en_preparacion', 'lista_para_firma'];

/** The states of a carpeta whose signature is still ahead. */
export const AWAITING_SIGNATURE: readonly EstadoCarpeta[] = [...BEFORE_SIGNING, 'suspendida'];

/** Whether the acto is signed. From then on only a linked carpeta can correct it. */
export function isSigned(estado: EstadoCarpeta): boolean {
  return ![...BEFORE_SIGNING, 'suspendida', 'anulada'].includes(estado);
}
