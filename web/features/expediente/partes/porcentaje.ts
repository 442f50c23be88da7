/** '33.33' → «33,33 %» */
export const formatPorcentaje = (porcentaje: string): string => `${escribirPorcentaje(porcentaje)}\u00a0%`;

/** '33.30' → «33,3»: with a decimal comma, and without zeros at the end. */
export const escribirPorcentaje = (porcentaje: string): string =>
  porcentaje
    .replace(/\.0*$/, '')
    .replace(/(\.\d)0$/, '$1')
    .replace('.', ',');

/** Reads a typed percentage, in the server's form: «33,33 %» → '33.33'; null when empty. */
export const leerPorcentaje = (texto: string): string | null => texto.replace('%', '').trim().replace(',', '.') || null;

/** More than 0 and at most 100, with at most two decimals. */
const valido = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

export function isPorcentaje(texto: string): boolean {
  const porcentaje = leerPorcentaje(texto);
  return porcentaje === null || valido.test(porcentaje);
}
