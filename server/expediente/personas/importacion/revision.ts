import { hasWords } from '../../../common/input/search-words.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import type { Persona } from '../persona.entity.js';
import { documentosOf } from '../persona-documentos.js';
import { type CampoPropio, type CamposPersona, missingIn } from '../persona-fields.js';
import { CAMPOS_DE_COLUMNA } from './columns.js';
import type { Fault, PersonaLeida } from './persona-leida.js';

/** Somebody with the same name: a known persona, or an earlier row. */
export type Homonima = Persona | (PersonaLeida & { campos: CamposPersona });

/** What an import would do with a row. */
export type PersonaRevisada = {
  leida: PersonaLeida;
} /** `homonimas` have the row's name. The list is empty when the row has a document. */ & (
  | { resultado: 'nueva'; homonimas: readonly Homonima[] }
  /** A persona has one of the row's documents. The row knows the fields in `faltan`, the persona does not. */
  | { resultado: 'existe'; existente: Persona; faltan: CampoPropio[] }
  /** The row is left out, with the reason. */
  | { resultado: 'repetida' | 'incorrecta'; motivo: string }
);

/** The documents of a row. A row with faults has none. */
export function documentsOf({ campos }: PersonaLeida): { pais: string; numero: string }[] {
  return campos ? documentosOf(campos).map(({ pais, check }) => ({ pais, numero: check.normalized })) : [];
}

/** The full name of a row without documents. Null when the row has documents or faults. */
export function undocumentedName(leida: PersonaLeida): string | null {
  const { campos } = leida;
  if (!campos || documentsOf(leida).length > 0) {
    return null;
  }
  return fullName(campos);
}

function fullName({ razonSocial, nombre, apellidos }: CamposPersona): string {
  return razonSocial ?? `${nombre} ${apellidos}`;
}

/** The faults in words: «Nacimiento: La fecha no existe.» */
function textOf(faults: readonly Fault[]): string {
  return faults.map(({ campo, mensaje }) => `${CAMPOS_DE_COLUMNA[campo]}: ${mensaje}`).join(' ');
}

/** The key by which documents are compared. */
export const documentKey = ({ pais, numero }: { pais: string; numero: string }): string => `${pais} ${numero}`;

/** Whether two rows may name the same persona: «Ana Paz» and «Paz, Ana María». */
function isAlike({ nombre: one }: PersonaLeida, { nombre: other }: PersonaLeida): boolean {
  return one === null || other === null || hasWords(one, other) || hasWords(other, one);
}

/**
 * The document that a row shares with an earlier row of another name. @param existente the persona that has the
 * documents of both
 */
function clashOf(leida: PersonaLeida, before: PersonaLeida, existente: Persona | undefined): string {
  const shared = new Set(documentsOf(before).map(documentKey));
  const document =
    leida.campos &&
    documentosOf(leida.campos).find(({ pais, check }) => shared.has(documentKey({ pais, numero: check.normalized })));
  const other = `la fila ${before.fila} (${before.nombre})`;
  return document
    ? `Tiene el mismo ${document.tipo} que ${other}.`
    : `Sus documentos son de ${existente?.nombreCompleto}, como los de ${other}.`;
}

/**
 * Decides what to do with each row.
 * @param owners the personas that have a document, by its key
 * @param homonimas the personas that have a name, by the name
 */
export function revise(
  leidas: readonly PersonaLeida[],
  owners: ReadonlyMap<string, readonly Persona[]>,
  homonimas: ReadonlyMap<string, readonly Persona[]>,
): PersonaRevisada[] {
  const rowOf = new Map<string, PersonaLeida>();
  const newOf = new Map<string, Homonima>();
  return leidas.map((leida) => {
    const { campos, faults } = leida;
    if (!campos) {
      return { leida, resultado: 'incorrecta', motivo: textOf(faults) };
    }
    const documents = documentsOf(leida).map(documentKey);
    const existentes = [
      ...new Map(documents.flatMap((key) => owners.get(key) ?? []).map((one) => [one.id, one])).values(),
    ];
    const [existente] = existentes;
    // A row without documents is the same persona only when all its fields are equal.
    const own = documents.length > 0 ? documents : [JSON.stringify(campos)];
    const keys = [...own, ...(existente ? [existente.id] : [])];
    const before = keys.map((key) => rowOf.get(key)).find((row) => row !== undefined);
    if (before) {
      return isAlike(leida, before)
        ? { leida, resultado: 'repetida', motivo: `Es la misma persona que la de la fila ${before.fila}.` }
        : { leida, resultado: 'incorrecta', motivo: clashOf(leida, before, existente) };
    }
    if (existentes.length > 1) {
      const names = existentes.map(({ nombreCompleto }) => nombreCompleto).join(' y de ');
      return { leida, resultado: 'incorrecta', motivo: `Sus documentos son de ${names}.` };
    }
    for (const key of keys) {
      rowOf.set(key, leida);
    }
    const faltan = existente?.tipo === campos.tipo ? missingIn(existente, campos) : [];
    if (existente) {
      return { leida, resultado: 'existe', existente, faltan };
    }
    const undocumented = undocumentedName(leida);
    const name = withoutAccents(fullName(campos));
    const namesake = undocumented === null ? undefined : newOf.get(name);
    newOf.set(name, newOf.get(name) ?? { ...leida, campos });
    const registradas = homonimas.get(undocumented ?? '') ?? [];
    return { leida, resultado: 'nueva', homonimas: [...registradas, ...(namesake ? [namesake] : [])] };
  });
}
