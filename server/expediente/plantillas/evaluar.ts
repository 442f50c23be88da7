import { plainLines } from '../../common/input/plain-lines.js';
import { type Ambito, encontrar } from './ambito.js';
import type { TipoDeDato } from './esquema.js';
import { type Expresion, leerExpresion } from './expresion.js';
import { type EnCurso, escrito, Falta, FILTROS } from './filtros.js';

/** An empty field. */
export interface CampoFaltante {
  /** The name of the field: «Estado civil». */
  nombre: string;
  /** The owner of the field: «Ana Paz». Null when the owner is obvious. */
  de: string | null;
  /** The page on which the field is filled. */
  lugar: string;
  /** Why the field cannot be filled, as a sentence. */
  imposible?: string;
}

/** The result of an expression: a text, a missing field, a loop's items, or a condition. */
export type Evaluado = { texto: string } | { falta: CampoFaltante } | { ambitos: readonly Ambito[] } | { si: boolean };

/**
 * Evaluates the expression between the braces of a template.
 * @param ambitos the things around the expression, from the innermost to the root
 * @param isSection whether it opens a loop or a condition, which may lack a value
 */
export function evaluar(
  escritoEnPlantilla: string,
  ambitos: readonly Ambito[],
  pais: string,
  isSection: boolean,
): Evaluado {
  const expresion = leerExpresion(escritoEnPlantilla);
  try {
    return isSection ? comoSeccion(expresion, ambitos, pais) : comoTexto(expresion, ambitos, pais);
  } catch (error) {
    if (!(error instanceof Falta)) {
      throw error;
    }
    const { campo: nombre, ambito, imposible } = error;
    return { falta: { nombre, de: ambito.de, lugar: ambito.lugar, ...(imposible && { imposible }) } };
  }
}

function comoTexto(expresion: Expresion, ambitos: readonly Ambito[], pais: string): Evaluado {
  const value = filtrado(inicio(expresion, ambitos), expresion, pais);
  return { texto: plainLines(escrito(value, pais)) };
}

function comoSeccion(expresion: Expresion, ambitos: readonly Ambito[], pais: string): Evaluado {
  const found = encontrar(ambitos, expresion.ruta);
  if (!found || (found.clase === 'dato' && found.dato.valor === null)) {
    return { si: false };
  }
  if (found.clase === 'uno') {
    return { ambitos: [found.ambito] };
  }
  if (found.clase === 'lista' && expresion.filtros.length === 0) {
    return { ambitos: found.ambitos };
  }
  const value = filtrado(inicio(expresion, ambitos), expresion, pais);
  return { si: value.clase === 'sino' ? value.valor : escrito(value, pais) !== '' };
}

/** @throws Falta for an unknown name or an empty field */
function inicio({ ruta }: Expresion, ambitos: readonly Ambito[]): EnCurso {
  const found = encontrar(ambitos, ruta);
  if (!found || found.clase === 'uno') {
    // A template with unknown names is not stored, but a clause can be deleted later.
    throw new Falta(ruta.join('.'), { de: null, lugar: '/plantillas' });
  }
  if (found.clase !== 'dato') {
    return found;
  }
  const { dato, nombre, ambito, tipo } = found;
  if (dato.valor === null) {
    throw new Falta(nombre, { de: ambito.de, lugar: dato.lugar ?? ambito.lugar }, dato.imposible);
  }
  return { clase: 'dato', dato: { ...dato, valor: dato.valor }, nombre, ambito, tipo: tipo as TipoDeDato };
}

function filtrado(value: EnCurso, { filtros }: Expresion, pais: string): EnCurso {
  return filtros.reduce((done, { nombre, args }) => FILTROS[nombre]?.aplica(done, args, pais) ?? done, value);
}
