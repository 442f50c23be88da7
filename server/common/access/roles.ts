/** The five roles of a cuenta (domain.md, «Roles and permissions»). */
export const ROL = { titular: 1, adscripto: 2, oficial: 3, gestor: 4, lectura: 5 } as const;

export const ROLES: readonly number[] = Object.values(ROL);

/** The roles' names, as people read them. */
export const ROL_NOMBRE: Readonly<Record<number, string>> = {
  1: 'Titular',
  2: 'Adscripto',
  3: 'Oficial',
  4: 'Gestor',
  5: 'Lectura',
};
