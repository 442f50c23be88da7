import { type ClausulaLeida, type Esquema, raizCon } from './esquema.js';
import { Lector } from './plantilla-leida.js';

/**
 * The faults in the text of a clause, as sentences. A clause may be for the whole carpeta, or for each parte, inmueble
 * or certificado. The place with the fewest faults counts.
 * @param present the clauses of the office, with or without this clause
 */
export function problemasDeClausula(clausula: ClausulaLeida, present: readonly ClausulaLeida[]): string[] {
  const all = [...present.filter(({ clave }) => clave !== clausula.clave), clausula];
  const raiz = raizCon(all);
  const listas = new Set(Object.values(raiz.grupos).flatMap(({ esquema, isLista }) => (isLista ? [esquema] : [])));
  const lugares: Esquema[][] = [[raiz], ...[...listas].map((esquema) => [esquema, raiz])];
  const found = lugares.map((dentro) => {
    const lector = new Lector(all);
    lector.clausula(clausula, dentro);
    return [...new Set(lector.problemas.map(({ mensaje }) => mensaje))];
  });
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
