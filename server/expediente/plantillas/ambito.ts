import type { Genero } from '../personas/persona.entity.js';
import { type Esquema, hallarEn } from './esquema.js';

/** What a field has in one carpeta. */
export interface Dato {
  /** As it is stored, for comparing and for words; null where nothing is known. */
  valor: string | null;
  /** As it is written in a text, where that is something else; null while its gender is not known. */
  escrito?: string | null;
  /** The currency of an amount, or the unit of a surface. */
  unidad?: string | null;
  /** That of the persona whose field it is. */
  genero?: Genero | null;
  /** The page on which it is filled, where it is not that of all its siblings. */
  lugar?: string;
  /** Why it cannot be filled, in a sentence. */
  imposible?: string;
}

/** Something with fields, in one carpeta: what an {@link Esquema} describes. */
export interface Ambito {
  esquema: Esquema;
  /** Whose fields they are, within a sentence: «Ana Paz». Null where it goes without saying. */
  de: string | null;
  /** The page on which they are filled. */
  lugar: string;
  datos: Readonly<Record<string, Dato | boolean>>;
  grupos: Readonly<Record<string, Ambito | readonly Ambito[]>>;
}

/** What a name leads to in one carpeta. */
export type Encontrado =
  | { clase: 'dato'; dato: Dato; nombre: string; ambito: Ambito; tipo: string }
  | { clase: 'sino'; valor: boolean }
  | { clase: 'uno'; ambito: Ambito }
  | { clase: 'lista'; ambitos: readonly Ambito[]; nombre: string; lugar: string };

/**
 * What an expression names, in what it stands in or around that, as {@link hallarEn} decides. Null for an unknown name.
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
