import type { RequisitoDto } from '../../../api/generated/requisitos';
import { isDecidido } from './estados';

export interface Resumen {
  total: number;
  /** Approved, or said not to apply. */
  resueltos: number;
  vencidos: number;
  /** Mandatory ones that nobody decided on: the signature waits for them. */
  faltan: number;
}

/** What the tab and its heading count. */
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
