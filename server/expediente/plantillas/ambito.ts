import type { Genero } from '../personas/persona.entity.js';
import { type Esquema, hallarEn } from './esquema.js';

/** The value of a field in a carpeta. */
export interface Dato {
  /** The stored value, for comparisons and words. Null when it is unknown. */
  valor: string | null;
  /** The value as texts write it, when that differs. Null while its gender is unknown. */
  escrito?: string | null;
  /** The currency of an amount, or the unit of a surface. */
  unidad?: string | null;
  /** The gender of the persona whose field it is. */
  genero?: Genero | null;
  /** The page on which the field is filled, when it is not the ambito's page. */
  lugar?: string;
  /** Why the field cannot be filled, as a sentence. */
  imposible?: string;
}

/** A thing with fields in a carpeta, such as a parte. An {@link Esquema} describes it. */
export interface Ambito {
  esquema: Esquema;
  /** The owner of the fields, within a sentence: «Ana Paz». Null when the owner is obvious. */
  de: string | null;
  /** The page on which the fields are filled. */
  lugar: string;
  datos: Readonly<Record<string, Dato | boolean>>;
  grupos: Readonly<Record<string, Ambito | readonly Ambito[]>>;
}

/** The result of looking up a name in a carpeta. */
export type Encontrado =
  | { clase: 'dato'; dato: Dato; nombre: string; ambito: Ambito; tipo: string }
  | { clase: 'sino'; valor: boolean }
  | { clase: 'uno'; ambito: Ambito }
  | { clase: 'lista'; ambitos: readonly Ambito[]; nombre: string; lugar: string };

/**
 * Looks up the name of an expression, from the innermost ambito outwards, as {@link hallarEn} does. Null for an unknown
 * name.
 * @param ambitos from the innermost to the root
 */
export function encontrar(ambitos: readonly Ambito[], ruta: readonly string[]): Encontrado | null {
  const root = ambitos.at(-1);
  const carpeta = root?.grupos.carpeta;
  for (const ambito of [...ambitos, ...(carpeta && 'datos' in carpeta ? [carpeta] : [])]) {
    const hallado = hallarEn([ambito.esquema], ruta);
    const found = hallado && desde(ambito, ruta);
    if (found) {
      return found;
    }
  }
  return null;
}

function desde(ambito: Ambito, [name = '', ...rest]: readonly string[]): Encontrado | null {
  const grupo = Object.hasOwn(ambito.grupos, name) ? ambito.grupos[name] : undefined;
  if (grupo && 'datos' in grupo) {
    return rest.length === 0 ? { clase: 'uno', ambito: grupo } : desde(grupo, rest);
  }
  if (rest.length > 0) {
    return null;
  }
  if (grupo) {
    const nombre = ambito.esquema.grupos[name]?.nombre ?? name;
    return { clase: 'lista', ambitos: grupo, nombre, lugar: ambito.lugar };
  }
  const dato = Object.hasOwn(ambito.datos, name) ? ambito.datos[name] : undefined;
  const campo = Object.hasOwn(ambito.esquema.campos, name) ? ambito.esquema.campos[name] : undefined;
  if (dato === undefined || !campo) {
    return null;
  }
  return typeof dato === 'boolean'
    ? { clase: 'sino', valor: dato }
    : { clase: 'dato', dato, nombre: campo.nombre, ambito, tipo: campo.tipo };
}
