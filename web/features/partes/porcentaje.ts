/** «33,33 %» of '33.33'. */
export const formatPorcentaje = (porcentaje: string): string => `${escribirPorcentaje(porcentaje)}\u00a0%`;

/** As people write it: a decimal comma, and no empty decimals. */
export const escribirPorcentaje = (porcentaje: string): string =>
  porcentaje
    .replace(/\.0*$/, '')
    .replace(/(\.\d)0$/, '$1')
    .replace('.', ',');

/** As the server has it; null for none. */
export const leerPorcentaje = (texto: string): string | null => texto.replace('%', '').trim().replace(',', '.') || null;

/** Over 0 and up to 100, with at most two places. */
const valido = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

export function isPorcentaje(texto: string): boolean {
  const porcentaje = leerPorcentaje(texto);
  return porcentaje === null || valido.test(porcentaje);
}
