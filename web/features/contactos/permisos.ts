/** Everybody in the office but readers writes the address book. */
const editores: readonly (number | null)[] = [1, 2, 3, 4];
/** Who may make a contact a parte of a carpeta. */
const editoresDePartes: readonly (number | null)[] = [1, 2, 3];

export const canEditContactos = (rolId: number | null): boolean => editores.includes(rolId);
export const canAddPartes = (rolId: number | null): boolean => editoresDePartes.includes(rolId);
