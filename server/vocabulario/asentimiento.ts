import { isSameName } from './mismo-nombre.js';
import { ROLES_DISPONENTES } from './parte-roles.js';

/** Whether a parte gives the assent of a disponente's husband or wife. The parte assents, or disposes as well. */
export function daAsentimiento({ rol, nombre }: { rol: string; nombre: string }, conyuge: string): boolean {
  return (rol === 'conyuge_asentiente' || ROLES_DISPONENTES.has(rol)) && isSameName(nombre, conyuge);
}

/** Whether a property regime gives husband and wife common property, by the words of our countries. */
export function isComunidad(regimen: string | null): boolean {
  const words = regimen?.toLowerCase() ?? '';
  return EN_COMUN.test(words) && !/separaci|participaci/.test(words);
}

/**
 * Whether a person with this regime disposes of their property alone in a country. A text that names both kinds does
 * not count.
 */
export function disponeSolo(regimen: string | null, pais: string): boolean {
  const words = regimen?.toLowerCase() ?? '';
  if (/participaci/.test(words)) {
    return PARTICIPACION_SOLO.has(pais) && !/separaci/.test(words);
  }
  return /separaci/.test(words) && !EN_COMUN.test(words);
}

const EN_COMUN = /comunidad|ganancial|sociedad (conyugal|legal)/;

/**
 * Spain, Código Civil, art. 1412, and Chile, art. 1792-3. Each spouse has, enjoys and disposes of their own property.
 */
const PARTICIPACION_SOLO: ReadonlySet<string> = new Set(['ES', 'CL']);
