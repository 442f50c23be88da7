import { CLASES_DE_ACTIVIDAD, type ClaseDeActividad, type Domain, type Tema } from '../../common/domain.js';
import { collect, DOMAINS } from '../../domains.js';
import type { Accion } from '../../plataforma/auditoria/auditoria.service.js';
import { temaDe } from '../../plataforma/auditoria/palabras.js';

const ACCIONES = Object.keys(collect('hechos')) as Accion[];
const TEMAS: Partial<Record<string, Tema>> = collect('temas');
const LECTURAS = new Set(DOMAINS.flatMap((domain: Domain) => domain.lecturas ?? []));

/** The filters that people may choose: a kind of facts, or readings. */
export const FILTROS_DE_CLASE = [...CLASES_DE_ACTIVIDAD, 'lecturas'] as const;
export type FiltroDeClase = (typeof FILTROS_DE_CLASE)[number];

/** The tema of a fact; undefined when no domain describes its accion any more. */
export function temaOf(accion: string): Tema | undefined {
  return TEMAS[accion] ?? TEMAS[temaDe(accion)];
}

/** Whether a fact is a reading. */
export const isLectura = (accion: string): boolean => LECTURAS.has(accion);

/** The acciones of a kind. Without a kind, all acciones but readings, which would bury the others. */
export function accionesOf(clase: FiltroDeClase | undefined): Accion[] {
  return ACCIONES.filter((accion) =>
    clase === 'lecturas' ? isLectura(accion) : !isLectura(accion) && (!clase || claseOf(accion) === clase),
  );
}

function claseOf(accion: string): ClaseDeActividad | undefined {
  return temaOf(accion)?.clase;
}
