/**
 * The SQL condition that people may enter a cuenta. The cuenta has not closed, and no operator suspended it. @param
 * cuenta its alias
 */
export const isOpenCuenta = (cuenta: string): string =>
  `(${cuenta}.suspendida_en is null and (${cuenta}.cierra_en is null or ${cuenta}.cierra_en > now()))`;
