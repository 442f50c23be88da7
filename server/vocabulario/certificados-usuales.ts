import type { Arranque, Computo } from './computo.js';
import { ROLES_DISPONENTES } from './parte-roles.js';
import type { EstadoRequisito } from './requisito-estados.js';
import type { CertificadoDesde, CertificadoPor, TipoCertificado } from './tipos-certificado.js';
import { withoutAccents } from './without-accents.js';

/** The inmuebles and partes that certificates of a carpeta can be about. */
interface Sujetos {
  inmuebles: readonly string[];
  partes: readonly { id: string; rol: string }[];
}

/** A usual certificate, and the inmueble or parte that it is about. */
interface Usual {
  tipo: TipoCertificado;
  nombre: string;
  organismo: string | null;
  dias: number | null;
  computo: Computo;
  arranque: Arranque;
  cuentaDesde: CertificadoDesde;
  fuente: string | null;
  inmuebleId: string | null;
  parteId: string | null;
}

/** The data of certificates that a rule gives. */
interface Regla extends Omit<Usual, 'inmuebleId' | 'parteId'> {
  por: CertificadoPor;
  usual: boolean;
}

/**
 * The certificates that a carpeta usually needs and lacks, in the order of the rules. There is one for each subject of
 * a rule. An existing certificate without a subject counts as one of them.
 */
export function usualesDe(
  reglas: readonly Regla[],
  sujetos: Sujetos,
  present: readonly (Pick<Usual, 'tipo' | 'nombre' | 'inmuebleId' | 'parteId'> & { eraSobre: string | null })[],
): Usual[] {
  return reglas
    .filter(({ usual }) => usual)
    .flatMap((regla) => {
      const suyos = present.filter(({ tipo, nombre }) => tipo === regla.tipo && nombre === regla.nombre);
      const missing = porSujeto(regla, sujetos).filter(
        (one) => !suyos.some(({ inmuebleId, parteId }) => inmuebleId === one.inmuebleId && parteId === one.parteId),
      );
      const isLoose = ({ inmuebleId, parteId, eraSobre }: (typeof suyos)[number]) =>
        (inmuebleId ?? parteId ?? eraSobre) === null;
      return missing.slice(suyos.filter(isLoose).length);
    });
}

/**
 * The certificates that fulfil a requisito: by the rule of its kind, otherwise by its name. Empty when it is about an
 * inmueble, and the carpeta has none.
 * @param todos all requisitos of its carpeta; among several of a kind, each has the rule with its name
 */
export function certificadosPara(
  { nombre, certificado }: Pide & { certificado: TipoCertificado },
  todos: readonly Pide[],
  reglas: readonly Regla[],
  sujetos: Sujetos,
): Usual[] {
  const isOnly = todos.filter((other) => other.certificado === certificado).length === 1;
  const ofKind = reglas.filter(({ tipo }) => tipo === certificado);
  const named = ofKind.filter((regla) => isCalledLike(regla.nombre, nombre));
  const isOneKind = new Set(ofKind.map((regla) => regla.nombre)).size === 1;
  const fitting = named.length > 0 ? named : isOnly && isOneKind ? ofKind : [];
  const regla = fitting.find(({ usual }) => usual) ?? fitting[0];
  const conteo = { dias: null, computo: 'corridos', arranque: 'mismo_dia' } as const;
  const vigencia = { ...conteo, cuentaDesde: 'expedicion', fuente: null } as const;
  return regla
    ? porSujeto(regla, sujetos)
    : [
        {
          ...{ tipo: certificado, nombre: nombre.slice(0, 80), organismo: null, ...vigencia },
          ...{ inmuebleId: null, parteId: null },
        },
      ];
}

/**
 * The open requisito that a new certificate fulfils: the requisito of its kind. Among several, the one with its name.
 */
export function requisitoPara<T extends Pide & { estado: EstadoRequisito }>(
  { tipo, nombre }: Pick<Usual, 'tipo' | 'nombre'>,
  requisitos: readonly T[],
): T | undefined {
  const ofKind = requisitos.filter(({ certificado, estado }) => certificado === tipo && estado !== 'no_aplica');
  const named = ofKind.filter((requisito) => isCalledLike(nombre, requisito.nombre));
  const fitting = named.length > 0 || ofKind.length > 1 ? named : ofKind;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A requisito that may need a certificate. */
interface Pide {
  nombre: string;
  certificado: TipoCertificado | null;
}

/**
 * A certificate for each subject of a rule. A parte may be named later, but a certificate about an inmueble waits for
 * the inmueble.
 */
function porSujeto(
  { por, tipo, nombre, organismo, dias, computo, arranque, cuentaDesde, fuente }: Regla,
  { inmuebles, partes }: Sujetos,
): Usual[] {
  const disponen = partes.filter(({ rol }) => ROLES_DISPONENTES.has(rol)).map(({ id }) => id);
  const sobre = por === 'inmueble' ? inmuebles : por === 'parte' && disponen.length > 0 ? disponen : [null];
  return sobre.map((id) => ({
    ...{ tipo, nombre, organismo, dias, computo, arranque, cuentaDesde, fuente },
    inmuebleId: por === 'inmueble' ? id : null,
    parteId: por === 'parte' ? id : null,
  }));
}

/** Whether one of the names contains the other. */
function isCalledLike(one: string, other: string): boolean {
  const [a, b] = [withoutAccents(one), withoutAccents(other)];
  return a.includes(b) || b.includes(a);
}
