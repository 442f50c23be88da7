import { daAsentimiento, disponeSolo, isComunidad } from '../../vocabulario/asentimiento.js';
import { isLongerName, isSameName } from '../../vocabulario/mismo-nombre.js';
import { ROLES_DISPONENTES } from '../../vocabulario/parte-roles.js';
import type { EstadoCivil, TipoPersona } from '../personas/persona.entity.js';

/** The fields of a parte and its persona that the rules need. */
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
  /** Why the husband or wife need not assent; null when nobody said so. */
  sinAsentimiento: string | null;
  /** The ids of the partes for whom this parte acts. */
  representados: readonly string[];
}

/** A sentence about the partes. */
export interface SobrePartes {
  texto: string;
  /** The parte where people mend it; null when no single parte is meant. */
  id: string | null;
}

/** The pairs of roles that have opposite interests. */
const LADOS: readonly (readonly [string, string])[] = [
  ['vendedor', 'comprador'],
  ['donante', 'donatario'],
  ['acreedor', 'deudor'],
  ['poderdante', 'apoderado'],
];
const MAYORIA = 18;

/**
 * What the partes of a carpeta lack for its signature. @param dispone whether the acto disposes of things in a register
 */
export function faltantesDePartes(partes: readonly Compareciente[], { dispone }: { dispone: boolean }): SobrePartes[] {
  return [...(dispone ? sinAsentir(partes) : []), ...sinRepresentante(partes)];
}

/** The facts, beside the partes, on which the warnings depend. */
export interface Acto {
  /** The day of the signature, `YYYY-MM-DD`. */
  dia: string;
  /** The country of the office. */
  pais: string;
  /** Whether the acto disposes of things in a register. */
  dispone: boolean;
}

/** The warnings that the person who signs should read. They do not stop the signature. */
export function advertenciasDePartes(partes: readonly Compareciente[], { dia, pais, dispone }: Acto): SobrePartes[] {
  const menores = partes.filter(({ nacimiento }) => nacimiento !== null && edadEn(nacimiento, dia) < MAYORIA);
  const deAmbosLados = new Map(
    partes.filter((parte) => isOnBothSides(parte, partes)).map((one) => [one.personaId, one]),
  );
  return [
    ...menores.map(({ id, nombre }) => ({ id, texto: `${nombre} es menor de edad el día de la firma.` })),
    ...(dispone ? porMirar(partes, pais) : []),
    ...[...deAmbosLados.values()].map(({ id, nombre }) => ({ id, texto: `${nombre} está de los dos lados del acto.` })),
    ...conyugesEnfrentados(partes),
  ];
}

/** The disponentes humanas without the assent of husband or wife, and without a reason for that. */
function sinAsentimiento(partes: readonly Compareciente[]): Compareciente[] {
  return partes.filter(
    ({ id, rol, tipo, conyuge, sinAsentimiento: motivo }) =>
      ROLES_DISPONENTES.has(rol) &&
      tipo === 'humana' &&
      motivo === null &&
      !partes.some((other) => conyuge !== null && other.id !== id && daAsentimiento(other, conyuge)),
  );
}

/** Warnings about disponentes of whom the fields do not say whether an assent is needed. */
function porMirar(partes: readonly Compareciente[], pais: string): SobrePartes[] {
  return sinAsentimiento(partes).flatMap((parte) => {
    const que = dudaDe(parte, pais);
    return que === null ? [] : [{ id: parte.id, texto: `${parte.nombre} ${que}` }];
  });
}

/** The doubt about a disponente's husband or wife, as the end of a sentence. Null without a doubt. */
function dudaDe({ estadoCivil, regimen }: Compareciente, pais: string): string | null {
  const mire = 'si es de comunidad, hace falta el asentimiento de su cónyuge.';
  switch (estadoCivil) {
    case null:
      return 'figura sin estado civil: si es persona casada, vea si hace falta el asentimiento.';
    case 'casado':
      if (regimen === null) {
        return `figura con cónyuge y sin régimen: ${mire}`;
      }
      return isComunidad(regimen) || disponeSolo(regimen, pais) ? null : `tiene el régimen «${regimen}»: ${mire}`;
    case 'union':
      // In Argentina, art. 522 holds whatever the couple agreed on.
      if (pais === 'AR') {
        return 'vive en unión convivencial: si se dispone de la vivienda familiar, vea si hace falta el asentimiento (CCyC, art. 522).';
      }
      return disponeSolo(regimen, pais)
        ? null
        : 'vive en unión de hecho: vea si hace falta el asentimiento de su pareja.';
    default:
      return null;
  }
}

function sinAsentir(partes: readonly Compareciente[]): SobrePartes[] {
  const obligados = sinAsentimiento(partes).filter((one) => one.estadoCivil === 'casado' && isComunidad(one.regimen));
  const asentientes = partes.filter(({ rol }) => rol === 'conyuge_asentiente');
  // An asentiente whom no parte names as cónyuge can be the cónyuge of an unnamed one.
  const libres = asentientes.filter(
    ({ nombre }) => !partes.some(({ conyuge }) => conyuge !== null && isSameName(nombre, conyuge)),
  );
  const sinNombrar = obligados.filter(({ conyuge }) => conyuge === null);
  const nombrados = obligados.filter(({ conyuge }) => conyuge !== null);
  return [...nombrados, ...sinNombrar.slice(libres.length)].map(({ id, nombre, conyuge }) => {
    if (conyuge === null) {
      return { id, texto: `Falta el asentimiento del cónyuge de ${nombre}.` };
    }
    const otro = libres.find((one) => isLongerName(one.nombre, conyuge))?.nombre;
    const igual = otro ? ` Asiente ${otro}: si es la misma persona, escriba ese nombre en su estado civil.` : '';
    return { id, texto: `Falta el asentimiento de ${conyuge}, cónyuge de ${nombre}.${igual}` };
  });
}

/** Warns of husbands and wives with opposite interests, each pair once. */
function conyugesEnfrentados(partes: readonly Compareciente[]): SobrePartes[] {
  const pares = new Map<string, SobrePartes>();
  for (const one of partes) {
    const { conyuge, personaId } = one;
    const otro = partes.find(
      (other) =>
        conyuge !== null &&
        other.personaId !== personaId &&
        isSameName(other.nombre, conyuge) &&
        areOpposite(rolesDe(one, partes), rolesDe(other, partes)),
    );
    const par = [personaId, otro?.personaId].sort().join();
    if (otro && !pares.has(par)) {
      const texto = `Los cónyuges ${one.nombre} y ${otro.nombre} están en lados opuestos del acto.`;
      pares.set(par, { id: one.id, texto });
    }
  }
  return [...pares.values()];
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

function isOnBothSides(parte: Compareciente, partes: readonly Compareciente[]): boolean {
  const roles = rolesDe(parte, partes);
  return areOpposite(roles, roles);
}

/** The roles in which a persona takes part, for itself or for others. */
function rolesDe({ personaId }: Compareciente, partes: readonly Compareciente[]): Set<string> {
  const own = partes.filter((parte) => parte.personaId === personaId);
  const representados = new Set(own.flatMap((one) => one.representados));
  return new Set([
    ...own.map(({ rol }) => rol),
    // An apoderado is not on the side of the poderdante for whom they act.
    ...partes.filter(({ id, rol }) => representados.has(id) && rol !== 'poderdante').map(({ rol }) => rol),
  ]);
}

function areOpposite(roles: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return LADOS.some(([uno, otro]) => (roles.has(uno) && others.has(otro)) || (roles.has(otro) && others.has(uno)));
}

/** The age in whole years on a day. Both days are `YYYY-MM-DD`. */
function edadEn(nacimiento: string, dia: string): number {
  const years = Number(dia.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return dia.slice(5) < nacimiento.slice(5) ? years - 1 : years;
}
