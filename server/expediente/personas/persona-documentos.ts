import { DomainError, type ErrorDetail, invalidField } from '../../common/errors/domain-error.js';
import {
  checkIdentityDocument,
  type DocumentCheck,
  normalizeDocument,
} from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { countryOf, findRegla } from '../../vocabulario/documentos-identidad/reglas.js';
import { contradiccionOf, contradiceTipo } from './contradicciones.js';
import type { Persona } from './persona.entity.js';

/** The fields of a persona's two documents: the identity document and the tax number. */
const PLACES = [
  { numero: 'numeroDoc', tipo: 'tipoDoc', pais: 'paisDoc' },
  { numero: 'idFiscal', tipo: 'idFiscalTipo', pais: 'idFiscalPais' },
] as const;

export type CampoDocumento = (typeof PLACES)[number]['numero'];
export type DocumentFields = Pick<
  Persona,
  'paisDoc' | 'tipoDoc' | 'numeroDoc' | 'idFiscalPais' | 'idFiscalTipo' | 'idFiscal'
>;

/** A document of a persona, with the result of its check. */
export interface Documento {
  campo: CampoDocumento;
  pais: string;
  tipo: string;
  check: DocumentCheck;
}

/** A document that fails its check, with the message. */
export interface DocumentFailure extends ErrorDetail {
  campo: CampoDocumento;
  /** The right check character. */
  esperado?: string;
  /** The other document, or the kind of persona, that the document contradicts. */
  contra?: CampoDocumento | 'tipo';
}

/** The documents of a persona, with their checks. */
export function documentosOf(persona: DocumentFields): Documento[] {
  return PLACES.flatMap((place) => {
    const [numero, tipo, pais] = [persona[place.numero], persona[place.tipo], persona[place.pais]];
    return numero && tipo && pais
      ? [{ campo: place.numero, pais, tipo, check: checkIdentityDocument(pais, tipo, numero) }]
      : [];
  });
}

/**
 * The document fields as they are stored. Numbers are normalized, and missing countries found. Without a number, kind
 * and country are null. @throws DomainError 422 for a number without a kind, or a kind unknown in its country
 */
export function completeDocuments(persona: DocumentFields, cuentaPais: string): DocumentFields {
  const complete = documentFieldsOf(persona);
  for (const { numero, tipo, pais } of PLACES) {
    const number = normalizeDocument(persona[numero] ?? '');
    const kind = persona[tipo];
    if (number === '') {
      Object.assign(complete, { [numero]: null, [tipo]: null, [pais]: null });
      continue;
    }
    if (!kind) {
      throw invalidField(tipo, 'Indique de qué documento es el número.');
    }
    const country = persona[pais] ?? countryOf(kind, [complete.paisDoc, cuentaPais]);
    if (!country) {
      throw invalidField(pais, 'Indique de qué país es el documento.');
    }
    if (!findRegla(country, kind)) {
      throw invalidField(tipo, `El documento ${kind} no corresponde al país ${country}.`);
    }
    complete[numero] = checkIdentityDocument(country, kind, number).normalized;
    complete[pais] = country;
  }
  return complete;
}

/** The document fields after a change. A new kind of document clears the country, unless the country is sent, too. */
export function mergeDocuments(persona: DocumentFields, changes: Partial<DocumentFields>): DocumentFields {
  const merged = documentFieldsOf({ ...persona, ...changes });
  for (const { tipo, pais } of PLACES) {
    if (changes[pais] === undefined) {
      merged[pais] = merged[tipo] === persona[tipo] ? persona[pais] : null;
    }
  }
  return merged;
}

/** The documents that fail their check, contradict each other, or contradict the kind of persona. */
export function failuresOf(persona: DocumentFields & { tipo?: Persona['tipo'] }): DocumentFailure[] {
  const documentos = documentosOf(persona);
  const failures = documentos.flatMap(({ campo, check }) =>
    check.valid ? [] : [{ campo, mensaje: check.message, ...(check.expected && { esperado: check.expected }) }],
  );
  return failures.length > 0 ? failures : contradictionOf(documentos, persona.tipo);
}

function contradictionOf(documentos: readonly Documento[], tipo: Persona['tipo'] | undefined): DocumentFailure[] {
  const numeros = documentos.map((documento) => ({ ...documento, numero: documento.check.normalized }));
  for (const one of tipo ? numeros : []) {
    const mensaje = contradiceTipo(one, tipo as Persona['tipo']);
    if (mensaje) return [{ campo: one.campo, mensaje, contra: 'tipo' }];
  }
  // The message names the number that contains the other, since its error is more likely.
  const [other, one] = numeros.toSorted((a, b) => Number(a.tipo.startsWith('CUI')) - Number(b.tipo.startsWith('CUI')));
  const mensaje = one && other && contradiccionOf(one, other);
  return mensaje ? [{ campo: one.campo, mensaje, contra: other.campo }] : [];
}

/** Whether a failure already exists in the earlier state of a persona. */
export function isSameFailure(
  { campo, contra }: DocumentFailure,
  before: DocumentFields & { tipo?: Persona['tipo'] },
  after: DocumentFields & { tipo?: Persona['tipo'] },
): boolean {
  const isSameOther = contra === 'tipo' ? before.tipo === after.tipo : !contra || isSameDocument(contra, before, after);
  return isSameDocument(campo, before, after) && isSameOther;
}

/** Whether a document is equal in two states of a persona. */
export function isSameDocument(campo: CampoDocumento, before: DocumentFields, after: DocumentFields): boolean {
  return PLACES.filter(({ numero }) => numero === campo).every((place) =>
    [place.numero, place.tipo, place.pais].every((field) => before[field] === after[field]),
  );
}

/** The 422 that names the right check character of each document. */
export function documentsRefused(persona: DocumentFields, failures: DocumentFailure[]): DomainError {
  const isDigit = documentosOf(persona).some(({ check }) => !check.valid && check.reason === 'digito');
  const message = failures.map(({ mensaje }) => mensaje).join(' ');
  return new DomainError(isDigit ? 'DIGITO_VERIFICADOR' : 'DOCUMENTO_INVALIDO', 422, message, failures);
}

/** A document that other personas have too. */
export interface Duplicado extends ErrorDetail {
  campo: CampoDocumento;
  personas: { id: string; nombreCompleto: string }[];
}

/** The warning that other personas have the same document. */
export function duplicateOf({ campo, pais, tipo }: Documento, personas: Duplicado['personas']): Duplicado {
  const regla = findRegla(pais, tipo);
  const nombres = personas.map(({ nombreCompleto }) => nombreCompleto).join(', ');
  const mensaje = `Ya hay una persona con ${regla?.isFeminine ? 'esa' : 'ese'} ${regla?.nombre ?? tipo}: ${nombres}.`;
  return { campo, mensaje, personas };
}

/** The 409 that names the personas that have the documents already. */
export function duplicatesRefused(duplicados: Duplicado[]): DomainError {
  const mensajes = duplicados.map(({ mensaje }) => mensaje).join(' ');
  const message = `${mensajes} Use la registrada, o indique por qué se registra otra vez.`;
  return new DomainError('PERSONA_DUPLICADA', 409, message, duplicados);
}

function documentFieldsOf(persona: DocumentFields): DocumentFields {
  const { paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal } = persona;
  return { paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal };
}
