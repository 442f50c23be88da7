import { withoutAccents } from '../common/input/search-words.js';
import type { EstadoRequisito } from '../requisitos/requisito-estados.js';
import type { Certificado } from './certificado.entity.js';
import type { CertificadoRegla } from './certificado-regla.entity.js';
import type { TipoCertificado } from './tipos-certificado.js';

/** The roles of the partes who dispose of what a carpeta is about. */
const DISPONEN = ['vendedor', 'donante', 'deudor'];

/** What the certificates of a carpeta can be about. */
interface Sujetos {
  inmuebles: readonly string[];
  partes: readonly { id: string; rol: string }[];
}

type Usual = Pick<
  Certificado,
  'tipo' | 'nombre' | 'organismo' | 'dias' | 'computo' | 'arranque' | 'fuente' | 'inmuebleId' | 'parteId'
>;

/**
 * The certificates that a carpeta usually needs and does not have, in the order of the rules: one for each of what it is
 * about. While the carpeta has nothing of that, there is one about nothing.
 */
export function usualesDe(
  reglas: readonly CertificadoRegla[],
  sujetos: Sujetos,
  present: readonly Pick<Certificado, 'tipo' | 'nombre' | 'inmuebleId' | 'parteId'>[],
): Usual[] {
  const isThere = (one: Usual) =>
    present.some(
      ({ tipo, nombre, inmuebleId, parteId }) =>
        tipo === one.tipo && nombre === one.nombre && inmuebleId === one.inmuebleId && parteId === one.parteId,
    );
  return reglas
    .filter(({ usual }) => usual)
    .flatMap((regla) => porSujeto(regla, sujetos))
    .filter((one) => !isThere(one));
}

/**
 * The certificates by which a requisito is fulfilled that needs one: by the rule of its kind, else by its name alone.
 * @param todos those of its carpeta: of several of a kind, each has the rule that is called like it
 */
export function certificadosPara(
  { nombre, certificado }: Pide & { certificado: TipoCertificado },
  todos: readonly Pide[],
  reglas: readonly CertificadoRegla[],
  sujetos: Sujetos,
): Usual[] {
  const isOnly = todos.filter((other) => other.certificado === certificado).length === 1;
  const ofKind = reglas.filter(({ tipo }) => tipo === certificado);
  const named = ofKind.filter((regla) => isCalledLike(regla.nombre, nombre));
  const isOneKind = new Set(ofKind.map((regla) => regla.nombre)).size === 1;
  const fitting = named.length > 0 ? named : isOnly && isOneKind ? ofKind : [];
  const regla = fitting.find(({ usual }) => usual) ?? fitting[0];
  const vigencia = { dias: null, computo: 'corridos', arranque: 'mismo_dia', fuente: null } as const;
  return regla
    ? porSujeto(regla, sujetos)
    : [
        {
          ...{ tipo: certificado, nombre: nombre.slice(0, 80), organismo: null, ...vigencia },
          ...{ inmuebleId: null, parteId: null },
        },
      ];
}

/** The open requisito that a new certificate fulfils: the one of its kind, and of several the one that is called like it. */
export function requisitoPara<T extends Pide & { estado: EstadoRequisito }>(
  { tipo, nombre }: Pick<Certificado, 'tipo' | 'nombre'>,
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

function porSujeto(
  { por, tipo, nombre, organismo, dias, computo, arranque, fuente }: CertificadoRegla,
  { inmuebles, partes }: Sujetos,
): Usual[] {
  const disponen = partes.filter(({ rol }) => DISPONEN.includes(rol)).map(({ id }) => id);
  const sobre = por === 'inmueble' ? inmuebles : por === 'parte' ? disponen : [];
  return (sobre.length > 0 ? sobre : [null]).map((id) => ({
    ...{ tipo, nombre, organismo, dias, computo, arranque, fuente },
    inmuebleId: por === 'inmueble' ? id : null,
    parteId: por === 'parte' ? id : null,
  }));
}

/** Whether one name is in the other. */
function isCalledLike(one: string, other: string): boolean {
  const [a, b] = [withoutAccents(one), withoutAccents(other)];
  return a.includes(b) || b.includes(a);
}
