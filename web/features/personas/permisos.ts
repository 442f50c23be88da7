/** Titular, adscripto and oficial write personas; the first two alone may save a document that fails its check. */
const editores: readonly (number | null)[] = [1, 2, 3];
const exceptuadores: readonly (number | null)[] = [1, 2];

export const canEditPersonas = (rolId: number | null): boolean => editores.includes(rolId);
export const canExceptDocuments = (rolId: number | null): boolean => exceptuadores.includes(rolId);
