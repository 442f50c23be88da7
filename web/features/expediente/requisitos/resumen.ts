import type { RequisitoDto } from '../../../api/generated/requisitos';
import { isDecidido } from './estados';

export interface Resumen {
  total: number;
  /** The number of requisitos that are approved or do not apply. */
  resueltos: number;
  vencidos: number;
  /** The number of mandatory requisitos without a decision. The signature waits for them. */
  faltan: number;
}

/** The numbers that the tab and its heading show. */
export function resumenDe(requisitos: readonly RequisitoDto[]): Resumen {
  return {
    total: requisitos.length,
    resueltos: requisitos.filter(({ estado }) => isDecidido(estado)).length,
    vencidos: requisitos.filter(({ vencido, estado }) => vencido && !isDecidido(estado)).length,
    faltan: requisitos.filter(({ obligatorio, estado }) => obligatorio && !isDecidido(estado)).length,
  };
}

/** «3 de 8 resueltos» */
export function resueltosText({ total, resueltos }: Resumen): string {
  return `${resueltos} de ${total} ${resueltos === 1 ? 'resuelto' : 'resueltos'}`;
}
