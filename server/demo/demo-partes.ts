import type { CrearPersonaDto } from '../personas/personas.dto.js';
import { demoEntity, demoHuman } from './demo-personas.js';
import type { ClaveActo, OficinaDemo } from './oficinas/oficina.js';

/** Who is to take part in a carpeta. */
export interface PlanParte {
  rol: string;
  persona: CrearPersonaDto;
  caracter?: string;
  porcentaje?: string;
  /** Place in the list of the parte for whom this one acts. */
  representaA?: number;
}

interface Modelo extends Omit<PlanParte, 'persona'> {
  /** A human being unless told otherwise. */
  quien?: 'banco' | 'empresa';
  /** Place in the list of the parte that is the same persona. */
  mismaQue?: number;
}

/** What an acto's partes can be; the carpetas of the acto take them by turns. */
const MODELOS: Record<ClaveActo, readonly (readonly Modelo[])[]> = {
  compraventa: [
    [{ rol: 'vendedor' }, { rol: 'comprador' }],
    [
      { rol: 'vendedor' },
      { rol: 'conyuge_asentiente' },
      { rol: 'comprador', porcentaje: '50' },
      { rol: 'comprador', porcentaje: '50' },
    ],
    // One apoderado for two sellers. A parte acts for one other, so that they are two partes of the same persona.
    [
      { rol: 'vendedor', porcentaje: '60' },
      { rol: 'vendedor', porcentaje: '40' },
      { rol: 'apoderado', representaA: 0, caracter: 'apoderado de ambos vendedores' },
      { rol: 'firmante', representaA: 1, caracter: 'apoderado de ambos vendedores', mismaQue: 2 },
      { rol: 'comprador' },
    ],
    // A company with its three owners, one of whom signs for it.
    [
      { rol: 'vendedor' },
      { rol: 'comprador', quien: 'empresa' },
      { rol: 'socio', porcentaje: '50', caracter: 'beneficiario final' },
      { rol: 'socio', porcentaje: '30', caracter: 'beneficiario final' },
      { rol: 'socio', porcentaje: '20', caracter: 'beneficiario final' },
      { rol: 'firmante', representaA: 1, caracter: 'administrador', mismaQue: 2 },
    ],
  ],
  hipoteca: [
    [{ rol: 'acreedor', quien: 'banco' }, { rol: 'deudor' }],
    [
      { rol: 'acreedor', quien: 'banco' },
      { rol: 'deudor', porcentaje: '50' },
      { rol: 'deudor', porcentaje: '50' },
    ],
  ],
  donacion: [[{ rol: 'donante' }, { rol: 'donatario', porcentaje: '50' }, { rol: 'donatario', porcentaje: '50' }]],
  poder: [[{ rol: 'poderdante' }, { rol: 'apoderado', representaA: 0 }]],
  certificacion: [
    [{ rol: 'requirente' }],
    [
      { rol: 'requirente', quien: 'empresa' },
      { rol: 'firmante', representaA: 0, caracter: 'apoderado' },
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

/** So many people does an office know; some of them are in several of its carpetas. */
const PEOPLE = 110;
/** Without a factor in common with their number. */
const STEP = 7;
/** From here on they are in reserved carpetas only: who may not see those must not need to know them. */
const RESERVED = 900;

/**
 * The partes of a carpeta.
 * @param i its place among all of the office
 * @param turno how many of the same acto came before
 */
export function demoPartes(
  oficina: OficinaDemo,
  { acto, i, turno }: { acto: ClaveActo; i: number; turno: number },
): PlanParte[] {
  const modelos = MODELOS[acto];
  const modelo = modelos[turno % modelos.length] ?? [];
  // People one after the other: nobody is met twice in one carpeta, and no two carpetas begin with the same one.
  const first = acto === 'testamento' ? RESERVED + turno * 10 : 1 + ((i * STEP) % PEOPLE);
  const partes: PlanParte[] = [];
  for (const [place, { quien, mismaQue, ...parte }] of modelo.entries()) {
    const names = quien === 'banco' ? oficina.bancos : oficina.empresas;
    const name = names[Math.floor(turno / modelos.length) % names.length] ?? '';
    const same = partes[mismaQue ?? -1];
    const persona = same?.persona ?? (quien ? demoEntity(oficina, name) : demoHuman(oficina, first + place));
    partes.push({ ...parte, persona });
  }
  return partes;
}

/** How a persona is called in a carátula. */
export function shortName({ apellidos, razonSocial }: CrearPersonaDto): string {
  return razonSocial ?? apellidos ?? '';
}

/** How a persona is called in full. */
export function fullName({ nombre, apellidos, razonSocial }: CrearPersonaDto): string {
  return razonSocial ?? `${nombre} ${apellidos}`;
}
