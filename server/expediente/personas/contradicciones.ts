import type { Persona } from './persona.entity.js';

/** The number of a document, normalized. */
export interface Numero {
  pais: string;
  tipo: string;
  numero: string;
}

/** The facts that a number contains about its owner. Another number of the same country may contain them, too. */
interface Dicho {
  /** The facts, by the name of the number that contains them. The message names it. */
  hechos: Readonly<Record<string, string>>;
  persona?: Persona['tipo'];
}

const HUMANA = { persona: 'humana' } as const;
const JURIDICA = { persona: 'juridica' } as const;
const bare = (numero: string) => numero.replace(/^0+/, '');

/** A person's CUIT is 20 to 27 and the DNI. An entity's CUIT begins with 30, 33 or 34. */
function cuit(numero: string): Dicho {
  const [, dni] = /^2\d(\d{8})\d$/.exec(numero) ?? [];
  return dni ? { hechos: { DNI: bare(dni), CUIT: numero }, ...HUMANA } : { hechos: { CUIT: numero }, ...JURIDICA };
}

/** The NIF of a person is the DNI or NIE. The NIF of an entity is the CIF. */
function nif(numero: string): Dicho {
  return { hechos: { NIF: numero }, ...(/^[\dXYZKLM]/.test(numero) ? HUMANA : JURIDICA) };
}

/** The first ten characters of a CURP or a person's RFC: name and day of birth. */
const clave = (numero: string) => numero.slice(0, 10);

/** The RFC of a person has thirteen characters, the RFC of an entity twelve. */
function rfc(numero: string): Dicho {
  return numero.length === 13 ? { hechos: { CURP: clave(numero) }, ...HUMANA } : { hechos: {}, ...JURIDICA };
}

/** The facts in each kind of number, by country. */
const DICEN: Readonly<Record<string, Readonly<Record<string, (numero: string) => Dicho>>>> = {
  AR: {
    DNI: (numero) => ({ hechos: { DNI: bare(numero) }, ...HUMANA }),
    CUIT: cuit,
    CUIL: cuit,
  },
  ES: { DNI: nif, NIE: nif, NIF: nif, CIF: nif },
  CL: { RUT: (numero) => ({ hechos: { RUT: numero } }) },
  UY: {
    CI: (numero) => ({ hechos: { CI: numero }, ...HUMANA }),
    RUT: (numero) => ({ hechos: { RUT: numero } }),
  },
  MX: {
    CURP: (numero) => ({ hechos: { CURP: clave(numero) }, ...HUMANA }),
    RFC: rfc,
  },
  CO: { NIT: (numero) => ({ hechos: { NIT: numero } }) },
};

const dichoBy = ({ pais, tipo, numero }: Numero): Dicho => DICEN[pais]?.[tipo]?.(numero) ?? { hechos: {} };

/** The contradiction between two numbers of a persona, as a sentence. Null when both may have the same owner. */
export function contradiccionOf(one: Numero, other: Numero): string | null {
  if (one.pais !== other.pais) {
    return null;
  }
  const [mine, theirs] = [dichoBy(one), dichoBy(other)];
  if (mine.persona && theirs.persona && mine.persona !== theirs.persona) {
    return `El ${one.tipo} es de una persona ${NOMBRES[mine.persona]}, y el otro documento es de una ${NOMBRES[theirs.persona]}.`;
  }
  const [hecho, said] =
    Object.entries(mine.hechos).find(([name, value]) => isOther(name, value, theirs.hechos[name])) ?? [];
  if (hecho === undefined || said === undefined) {
    return null;
  }
  return hecho === 'DNI' && other.tipo === 'DNI'
    ? `El ${one.tipo} es de otro DNI: el ${Number(said).toLocaleString('es-AR')}.`
    : `El ${one.tipo} y el otro documento (${other.tipo} ${other.numero}) son de personas distintas.`;
}

/** Why a number cannot be of this kind of persona, as a sentence. Null when it can. */
export function contradiceTipo(numero: Numero, persona: Persona['tipo']): string | null {
  const said = dichoBy(numero).persona;
  return said && said !== persona
    ? `El ${numero.tipo} es de una persona ${NOMBRES[said]}, y esta es ${NOMBRES[persona]}.`
    : null;
}

const NOMBRES: Readonly<Record<Persona['tipo'], string>> = { humana: 'humana', juridica: 'jurídica' };

function isOther(hecho: string, one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  // Mexico's registers write X for Ñ, and for a letter that would make a bad word.
  const isLike = (character: string, i: number) => character === other[i] || [character, other[i]].includes('X');
  return hecho === 'CURP' ? ![...one].every(isLike) : one !== other;
}
