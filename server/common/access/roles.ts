/** The five roles of a cuenta (domain.md, «Roles and permissions»). */
export const ROL = { titular: 1, adscripto: 2, oficial: 3, gestor: 4, lectura: 5 } as const;

export const ROLES: readonly number[] = Object.values(ROL);

const NOMBRES: Readonly<Record<number, string>> = {
  1: 'Titular',
  2: 'Adscripto',
  3: 'Oficial',
  4: 'Gestor',
  5: 'Lectura',
};

/** The names that differ in a country. `web/lib/palabras.ts` has the same words for forms. */
const NOMBRES_DEL_PAIS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  ES: { 3: 'Oficial de notaría' },
};

/**
 * The name of a role, as people read it.
 * @param pais the country of the cuenta; without it, the name that most countries use
 */
export function rolNombre(rolId: number, pais?: string): string {
  return (pais && NOMBRES_DEL_PAIS[pais]?.[rolId]) || (NOMBRES[rolId] ?? '');
}
