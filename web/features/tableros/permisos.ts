/** All but lectura write in the tableros (`tableros.editar`). */
const editores: readonly (number | null)[] = [1, 2, 3, 4];

export const canEditTableros = (rolId: number | null): boolean => editores.includes(rolId);
