/** Titular, adscripto and oficial open and write carpetas (domain.md, «Roles and permissions»). */
const editores: readonly (number | null)[] = [1, 2, 3];

/** Whether a role may open carpetas. What may be done in one comes with it, as `permisos`. */
export const canCreateCarpetas = (rolId: number | null): boolean => editores.includes(rolId);
