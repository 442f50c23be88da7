import type { EstadoCivil, TipoPersona } from '../personas/persona.entity.js';
import { isSameName } from './mismo-nombre.js';
import { ROLES_DISPONENTES } from './parte-roles.js';

/** What the rules need to know of a parte. */
export interface Compareciente {
  id: string;
  personaId: string;
  rol: string;
  tipo: TipoPersona;
  nombre: string;
  /** `YYYY-MM-DD`. */
  nacimiento: string | null;
  estadoCivil: EstadoCivil | null;
  conyuge: string | null;
  regimen: string | null;
  /** Why its husband or wife need not assent. */
  sinAsentimiento: string | null;
  /** The partes for whom it acts. */
  representados: readonly string[];
}

/** Something about the partes, in a whole sentence. */
export interface SobrePartes {
  texto: string;
  /** The parte that it is about, where it is given in that; else null. */
  id: string | null;
}

/** The roles that have opposite interests. */
const LADOS: readonly (readonly [string, string])[] = [
  ['vendedor', 'comprador'],
  ['donante', 'donatario'],
  ['acreedor', 'deudor'],
];
const MAYORIA = 18;

/** Whether a property regime makes things common to husband and wife, by the words of our countries. */
export function isComunidad(regimen: string | null): boolean {
  const words = regimen?.toLowerCase() ?? '';
  return /comunidad|ganancial|sociedad (conyugal|legal)/.test(words) && !/separaci|participaci/.test(words);
}

/** What the partes of a carpeta lack for its signature. @param dispone whether its acto disposes of things in a register */
export function faltantesDePartes(partes: readonly Compareciente[], { dispone }: { dispone: boolean }): SobrePartes[] {
  return [...(dispone ? sinAsentir(partes) : []), ...sinRepresentante(partes)];
}

/** What who signs should look at, and that does not stop the signature. @param dia the day of the signature */
export function advertenciasDePartes(partes: readonly Compareciente[], dia: string): SobrePartes[] {
  const menores = partes.filter(({ nacimiento }) => nacimiento !== null && edadEn(nacimiento, dia) < MAYORIA);
  const sinRegimen = partes.filter((parte) => isDisponenteCasado(parte) && parte.regimen === null);
  const deAmbosLados = new Map(
    partes.filter((parte) => isOnBothSides(parte, partes)).map((one) => [one.personaId, one]),
  );
  return [
    ...menores.map(({ id, nombre }) => ({ id, texto: `${nombre} es menor de edad el día de la firma.` })),
    ...sinRegimen.map(({ id, nombre }) => ({
      id,
      texto: `${nombre} figura con cónyuge y sin régimen: si es de comunidad, hace falta el asentimiento.`,
    })),
    ...[...deAmbosLados.values()].map(({ id, nombre }) => ({ id, texto: `${nombre} está de los dos lados del acto.` })),
  ];
}

function isDisponenteCasado({ rol, tipo, estadoCivil }: Compareciente): boolean {
  return ROLES_DISPONENTES.has(rol) && tipo === 'humana' && estadoCivil === 'casado';
}

function sinAsentir(partes: readonly Compareciente[]): SobrePartes[] {
  const obligados = partes.filter(
    (parte) => isDisponenteCasado(parte) && isComunidad(parte.regimen) && parte.sinAsentimiento === null,
  );
  const isThere = ({ id, conyuge }: Compareciente) =>
    conyuge !== null && partes.some((other) => other.id !== id && isSameName(other.nombre, conyuge));
  // Who assents and is nobody's named husband or wife is that of somebody whose one is not known.
  const libres = partes.filter(
    ({ rol, nombre }) =>
      rol === 'conyuge_asentiente' && !obligados.some(({ conyuge }) => conyuge && isSameName(nombre, conyuge)),
  ).length;
  const sinNombrar = obligados.filter(({ conyuge }) => conyuge === null);
  const sinEllos = [...obligados.filter((one) => one.conyuge !== null && !isThere(one)), ...sinNombrar.slice(libres)];
  return sinEllos.map(({ id, nombre, conyuge }) => ({
    id,
    texto: conyuge
      ? `Falta el asentimiento de ${conyuge}, cónyuge de ${nombre}.`
      : `Falta el asentimiento del cónyuge de ${nombre}.`,
  }));
}

function sinRepresentante(partes: readonly Compareciente[]): SobrePartes[] {
  const representadas = new Set(partes.flatMap(({ representados }) => representados));
  const nombres = partes
    .filter(({ tipo, id }) => tipo === 'juridica' && !representadas.has(id))
    .map((one) => one.nombre);
  return [...new Set(nombres)].map((nombre) => ({
    texto: `Falta quien represente a ${nombre.replace(/\.$/, '')}.`,
    id: null,
  }));
}

/** Whether a persona acts on both sides, for itself or for others. */
function isOnBothSides({ personaId }: Compareciente, partes: readonly Compareciente[]): boolean {
  const own = partes.filter((parte) => parte.personaId === personaId);
  const acts = new Set(own.flatMap(({ id, representados }) => [id, ...representados]));
  const roles = new Set(partes.filter(({ id }) => acts.has(id)).map(({ rol }) => rol));
  return LADOS.some(([uno, otro]) => roles.has(uno) && roles.has(otro));
}

/** Whole years on a day; both are `YYYY-MM-DD`. */
function edadEn(nacimiento: string, dia: string): number {
  const years = Number(dia.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return dia.slice(5) < nacimiento.slice(5) ? years - 1 : years;
}
