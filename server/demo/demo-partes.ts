import type { CrearPersonaDto } from '../expediente/personas/personas.dto.js';
import { isComunidad } from '../vocabulario/asentimiento.js';
import { ROLES_DISPONENTES } from '../vocabulario/parte-roles.js';
import type { ClaveActo, OficinaDemo } from './demo-oficina.js';
import { demoEntity, demoHuman } from './demo-personas.js';

/** A parte to add to a carpeta. */
export interface PlanParte {
  rol: string;
  persona: CrearPersonaDto;
  caracter?: string;
  porcentaje?: string;
  /** The indexes of the partes for whom this parte acts. */
  representados?: readonly number[];
}

interface Modelo extends Omit<PlanParte, 'persona'> {
  /** The kind of entity; a human being when absent. */
  quien?: 'banco' | 'empresa';
  /** The index of the parte with the same persona. */
  mismaQue?: number;
}

const POR_EL_BANCO: Modelo = { rol: 'firmante', representados: [0], caracter: 'apoderado del banco' };

/** The possible sets of partes of each acto. The carpetas of the acto use them in turn. */
const MODELOS: Record<ClaveActo, readonly (readonly Modelo[])[]> = {
  compraventa: [
    [{ rol: 'vendedor' }, { rol: 'comprador' }],
    [
      { rol: 'vendedor' },
      { rol: 'conyuge_asentiente' },
      { rol: 'comprador', porcentaje: '50' },
      { rol: 'comprador', porcentaje: '50' },
    ],
    // One apoderado for two sellers, and the spouse of a seller.
    [
      { rol: 'vendedor', porcentaje: '60' },
      { rol: 'vendedor', porcentaje: '40' },
      { rol: 'apoderado', representados: [0, 1], caracter: 'apoderado de ambos vendedores' },
      { rol: 'conyuge_asentiente' },
      { rol: 'comprador' },
    ],
    // A company with its three owners. An owner signs for the company.
    [
      { rol: 'vendedor' },
      { rol: 'comprador', quien: 'empresa' },
      { rol: 'socio', porcentaje: '50', caracter: 'beneficiario final' },
      { rol: 'socio', porcentaje: '30', caracter: 'beneficiario final' },
      { rol: 'socio', porcentaje: '20', caracter: 'beneficiario final' },
      { rol: 'firmante', representados: [1], caracter: 'administrador', mismaQue: 2 },
    ],
  ],
  hipoteca: [
    [{ rol: 'acreedor', quien: 'banco' }, { rol: 'deudor' }, POR_EL_BANCO],
    [
      { rol: 'acreedor', quien: 'banco' },
      { rol: 'deudor', porcentaje: '50' },
      { rol: 'deudor', porcentaje: '50' },
      POR_EL_BANCO,
    ],
  ],
  donacion: [[{ rol: 'donante' }, { rol: 'donatario', porcentaje: '50' }, { rol: 'donatario', porcentaje: '50' }]],
  poder: [[{ rol: 'poderdante' }, { rol: 'apoderado', representados: [0] }]],
  certificacion: [
    // The person who asks for the acta signs it.
    [{ rol: 'requirente' }, { rol: 'firmante', mismaQue: 0 }],
    [
      { rol: 'requirente', quien: 'empresa' },
      { rol: 'firmante', representados: [0], caracter: 'apoderado' },
    ],
  ],
  sociedad: [
    [
      { rol: 'socio', porcentaje: '50', caracter: 'gerente' },
      { rol: 'socio', porcentaje: '30' },
      { rol: 'socio', porcentaje: '20' },
    ],
  ],
  testamento: [[{ rol: 'testador' }, { rol: 'testigo' }, { rol: 'testigo' }]],
  acta: [[{ rol: 'requirente' }]],
};

/** The number of people that an office knows. Some people are in several carpetas. */
const PEOPLE = 110;
/** The step has no common factor with {@link PEOPLE}, so that the steps reach everybody. */
const STEP = 7;
/** People from this number on are only in reserved carpetas, so that other carpetas do not show them. */
const RESERVED = 900;

/**
 * The partes of a carpeta.
 * @param i its index among the carpetas of the office
 * @param turno its index among the carpetas of the same acto
 */
export function demoPartes(
  oficina: OficinaDemo,
  { acto, i, turno }: { acto: ClaveActo; i: number; turno: number },
): PlanParte[] {
  const modelos = MODELOS[acto];
  const modelo = modelos[turno % modelos.length] ?? [];
  // Consecutive people, so that nobody is twice in one carpeta. Different carpetas start with different people.
  const first = acto === 'testamento' ? RESERVED + turno * 10 : 1 + ((i * STEP) % PEOPLE);
  const partes: PlanParte[] = [];
  for (const [place, { quien, mismaQue, ...parte }] of modelo.entries()) {
    const names = quien === 'banco' ? oficina.bancos : oficina.empresas;
    const name = names[Math.floor(turno / modelos.length) % names.length] ?? '';
    const same = partes[mismaQue ?? -1];
    const persona = same?.persona ?? (quien ? demoEntity(oficina, name) : demoHuman(oficina, first + place));
    partes.push({ ...parte, persona });
  }
  // A spouse who disposes of common property is not alone: the husband or wife assents.
  const asienten = partes.filter(({ rol }) => rol === 'conyuge_asentiente').length;
  const faltan = partes.filter(isConComunidad).length - asienten;
  for (let n = 0; n < faltan; n++) {
    partes.push({ rol: 'conyuge_asentiente', persona: demoHuman(oficina, first + modelo.length + n) });
  }
  return partes;
}

const isConComunidad = ({ rol, persona }: PlanParte): boolean =>
  ROLES_DISPONENTES.has(rol) && persona.estadoCivil === 'casado' && isComunidad(persona.regimen ?? null);

/** The name of a persona in a carátula. */
export function shortName({ apellidos, razonSocial }: CrearPersonaDto): string {
  return razonSocial ?? apellidos ?? '';
}

/** The full name of a persona. */
export function fullName({ nombre, apellidos, razonSocial }: CrearPersonaDto): string {
  return razonSocial ?? `${nombre} ${apellidos}`;
}
