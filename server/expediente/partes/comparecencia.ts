import { daAsentimiento, disponeSolo, isComunidad } from '../../vocabulario/asentimiento.js';
import { isLongerName, isSameName } from '../../vocabulario/mismo-nombre.js';
import { ROLES_DISPONENTES } from '../../vocabulario/parte-roles.js';
import type { EstadoCivil, TipoPersona } from '../personas/persona.entity.js';

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
  ['poderdante', 'apoderado'],
];
const MAYORIA = 18;

/** What the partes of a carpeta lack for its signature. @param dispone whether its acto disposes of things in a register */
export function faltantesDePartes(partes: readonly Compareciente[], { dispone }: { dispone: boolean }): SobrePartes[] {
  return [...(dispone ? sinAsentir(partes) : []), ...sinRepresentante(partes)];
}

/** What the warnings depend on, beside the partes. */
export interface Acto {
  /** The day of the signature, `YYYY-MM-DD`. */
  dia: string;
  /** The country of the office. */
  pais: string;
  /** Whether the acto disposes of things in a register. */
  dispone: boolean;
}

/** What who signs should look at, and that does not stop the signature. */
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

/** The disponentes humanas whose husband or wife neither assents nor need to. */
function sinAsentimiento(partes: readonly Compareciente[]): Compareciente[] {
  return partes.filter(
    ({ id, rol, tipo, conyuge, sinAsentimiento: motivo }) =>
      ROLES_DISPONENTES.has(rol) &&
      tipo === 'humana' &&
      motivo === null &&
      !partes.some((other) => conyuge !== null && other.id !== id && daAsentimiento(other, conyuge)),
  );
}

/** Who may need an assent by what is written of them, where it does not say so. */
function porMirar(partes: readonly Compareciente[], pais: string): SobrePartes[] {
  return sinAsentimiento(partes).flatMap((parte) => {
    const que = dudaDe(parte, pais);
    return que === null ? [] : [{ id: parte.id, texto: `${parte.nombre} ${que}` }];
  });
}

/** What is not known of a disponente's husband or wife; null when it is. */
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
      // Argentina's art. 522 holds whatever they agreed on.
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
  // Who assents and is nobody's named husband or wife is that of somebody whose one is not known.
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

/** Husbands and wives who have opposite interests, each pair once. */
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

/** Whether a persona acts on both sides, for itself or for others. */
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
    // Who acts by a power is no side of that power.
    ...partes.filter(({ id, rol }) => representados.has(id) && rol !== 'poderdante').map(({ rol }) => rol),
  ]);
}

function areOpposite(roles: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return LADOS.some(([uno, otro]) => (roles.has(uno) && others.has(otro)) || (roles.has(otro) && others.has(uno)));
}

/** Whole years on a day; both are `YYYY-MM-DD`. */
function edadEn(nacimiento: string, dia: string): number {
  const years = Number(dia.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return dia.slice(5) < nacimiento.slice(5) ? years - 1 : years;
}
