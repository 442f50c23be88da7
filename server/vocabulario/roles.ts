import { palabrasDe } from './palabras.js';

/** The five roles of a cuenta (docs/domain.md#roles-and-permissions). */
export const ROL = { titular: 1, adscripto: 2, oficial: 3, gestor: 4, lectura: 5 } as const;

export const ROLES: readonly number[] = Object.values(ROL);

/** Whether a role sees all carpetas of its cuenta, including the reserved carpetas. */
export function seesAllCarpetas(rolId: number): boolean {
  return rolId === ROL.titular || rolId === ROL.adscripto;
}

const NOMBRES: Readonly<Record<number, string>> = {
  1: 'Titular',
  4: 'Gestor',
  5: 'Lectura',
};

/**
 * The name of a role, as people read it.
 * @param pais the country of the cuenta; without it, the name that most countries use
 */
export function rolNombre(rolId: number, pais?: string): string {
  const { adscripto, oficial } = palabrasDe(pais);
  const nombres: Readonly<Record<number, string>> = { ...NOMBRES, [ROL.adscripto]: adscripto, [ROL.oficial]: oficial };
  return nombres[rolId] ?? '';
}
