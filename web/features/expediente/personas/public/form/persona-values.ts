import type { CrearPersonaDto, PersonaDto } from '../../../../../api/generated/personas';
import { type EstadoCivil, estadosCiviles, type Genero } from '../../estado-civil';
import { tipoHabitual } from '../documentos';

/** A persona in a form. All fields are text, '' when empty. It is a type, since valibot takes no interfaces. */
export type PersonaValues = {
  tipo: 'humana' | 'juridica';
  nombre: string;
  apellidos: string;
  razonSocial: string;
  paisDoc: string;
  tipoDoc: string;
  numeroDoc: string;
  idFiscalPais: string;
  idFiscalTipo: string;
  idFiscal: string;
  nacimiento: string;
  nacionalidad: string;
  genero: Genero | '';
  estadoCivil: EstadoCivil | '';
  nupcias: string;
  conyuge: string;
  regimen: string;
  domicilio: string;
  profesion: string;
  email: string;
  telefono: string;
  /** The reason to save documents that fail their check; '' without one. */
  motivoExcepcion: string;
  /** The {@link documentKey} of the documents that the server last refused; '' if none. */
  documentosRechazados: string;
  /** The reason to accept documents that another persona has; '' without one. */
  duplicadaMotivo: string;
  /** The {@link documentKey} of the last sent documents that another persona had; '' if none. */
  documentosRepetidos: string;
};

/** The values of a form with a persona, alone or with its parte. */
export interface ConPersona {
  persona: PersonaValues;
}

/** The values of an empty persona, in a cuenta of this country. */
export function emptyPersona(pais: string): PersonaValues {
  return {
    tipo: 'humana',
    nombre: '',
    apellidos: '',
    razonSocial: '',
    paisDoc: pais,
    tipoDoc: tipoHabitual('identidad', pais),
    numeroDoc: '',
    idFiscalPais: pais,
    idFiscalTipo: tipoHabitual('fiscal', pais),
    idFiscal: '',
    nacimiento: '',
    nacionalidad: '',
    genero: '',
    estadoCivil: '',
    nupcias: '',
    conyuge: '',
    regimen: '',
    domicilio: '',
    profesion: '',
    email: '',
    telefono: '',
    motivoExcepcion: '',
    documentosRechazados: '',
    duplicadaMotivo: '',
    documentosRepetidos: '',
  };
}

/** The endings of company names in the countries of the cuentas. */
const sociedad = /\b(S\.?\s?A\.?(\s?S\.?)?|S\.?\s?R\.?\s?L\.?|S\.?\s?L\.?(\s?U\.?)?|S\.?\s?C\.?A\.?)$/i;

/** Whether a name is the name of a company: «Rivas SA», «Norte S. R. L.» */
export const isSociedad = (nombre: string): boolean => sociedad.test(nombre);

/**
 * The values of a new persona from the text of a search that found nobody. A text with a digit is a document number. A
 * text that ends like the name of a company is a razón social. Otherwise it is the surnames, by which people are
 * searched; a comma ends them.
 */
export function personaFromSearch(texto: string, pais: string): PersonaValues {
  const persona = emptyPersona(pais);
  if (/\d/.test(texto)) return { ...persona, numeroDoc: texto.trim() };
  if (isSociedad(texto.trim())) return { ...persona, tipo: 'juridica', razonSocial: texto.trim() };
  return { ...persona, ...conComa(texto) };
}

/** «Núñez Peña, Juan» in its parts. Without a comma there is no name. */
function conComa(texto: string): Pick<PersonaValues, 'nombre' | 'apellidos'> {
  const [apellidos = '', nombre = ''] = texto.split(/,(.*)/s).map((part) => part.trim().replace(/\s+/g, ' '));
  return { nombre, apellidos };
}

/** Words that belong to the next word of a name: «de la Cruz», «del Río». */
const particula = /^(d[aeio]|del|dos|las?|los|mac|san|santa|van|vander|vo[mn]|y)$/i;

/**
 * A full name in its parts, as people are called: «Bruno Luis Núñez Peña». Of four words or more, the last two are the
 * surnames. Of three words, these are two in countries where everybody has two surnames, and one in the Argentine
 * Republic, where people have two names.
 *
 * @param pais the country of the cuenta
 */
export function splitNombre(completo: string, pais: string): Pick<PersonaValues, 'nombre' | 'apellidos'> {
  if (completo.includes(',')) return conComa(completo);
  const words: string[] = [];
  let waiting = '';
  for (const word of completo.trim().split(/\s+/)) {
    if (particula.test(word)) waiting += `${word} `;
    else {
      words.push(waiting + word);
      waiting = '';
    }
  }
  const surnames = words.length > 3 || (words.length === 3 && pais !== 'AR') ? 2 : 1;
  const first = Math.max(0, words.length - surnames);
  return { nombre: words.slice(0, first).join(' '), apellidos: words.slice(first).join(' ') };
}

/** A stored persona as form values. A missing document gets the usual type of the cuenta's country. */
export function toValues(persona: PersonaDto, pais: string): PersonaValues {
  const empty = emptyPersona(pais);
  const { numeroDocFormateado, idFiscalFormateado, nupcias } = persona;
  return {
    ...empty,
    tipo: persona.tipo,
    nombre: persona.nombre ?? '',
    apellidos: persona.apellidos ?? '',
    razonSocial: persona.razonSocial ?? '',
    paisDoc: persona.paisDoc ?? empty.paisDoc,
    tipoDoc: persona.tipoDoc ?? empty.tipoDoc,
    numeroDoc: numeroDocFormateado ?? '',
    idFiscalPais: persona.idFiscalPais ?? empty.idFiscalPais,
    idFiscalTipo: persona.idFiscalTipo ?? empty.idFiscalTipo,
    idFiscal: idFiscalFormateado ?? '',
    nacimiento: persona.nacimiento ?? '',
    nacionalidad: persona.nacionalidad ?? '',
    genero: persona.genero ?? '',
    estadoCivil: persona.estadoCivil ?? '',
    nupcias: nupcias === null ? '' : String(nupcias),
    conyuge: persona.conyuge ?? '',
    regimen: persona.regimen ?? '',
    domicilio: persona.domicilio ?? '',
    profesion: persona.profesion ?? '',
    email: persona.email ?? '',
    telefono: persona.telefono ?? '',
  };
}

/** The body of the request. Fields that the type of persona or the marital status does not have are null. */
export function toDto(values: PersonaValues): CrearPersonaDto {
  const isHumana = values.tipo === 'humana';
  const conyugal = values.estadoCivil === '' ? null : estadosCiviles[values.estadoCivil];
  const only = (applies: boolean | undefined, value: string) => (applies === false ? null : value.trim() || null);
  const numeroDoc = values.numeroDoc.trim() || null;
  const idFiscal = values.idFiscal.trim() || null;
  return {
    tipo: values.tipo,
    nombre: only(isHumana, values.nombre),
    apellidos: only(isHumana, values.apellidos),
    razonSocial: only(!isHumana, values.razonSocial),
    paisDoc: numeroDoc && values.paisDoc,
    tipoDoc: numeroDoc && values.tipoDoc,
    numeroDoc,
    idFiscalPais: idFiscal && values.idFiscalPais,
    idFiscalTipo: idFiscal && values.idFiscalTipo,
    idFiscal,
    nacimiento: values.nacimiento || null,
    nacionalidad: values.nacionalidad.trim() || null,
    genero: isHumana ? values.genero || null : null,
    estadoCivil: isHumana ? values.estadoCivil || null : null,
    nupcias: Number(only(isHumana && conyugal?.hasNupcias !== false, values.nupcias)) || null,
    conyuge: only(isHumana && conyugal?.conyuge !== null, values.conyuge),
    regimen: only(isHumana && conyugal?.hasRegimen !== false, values.regimen),
    domicilio: values.domicilio.trim() || null,
    profesion: only(isHumana, values.profesion),
    email: values.email.trim() || null,
    telefono: values.telefono.trim() || null,
    ...(isRefused(values) && values.motivoExcepcion.trim() && { motivoExcepcion: values.motivoExcepcion.trim() }),
    ...(isRepeated(values) && { duplicadaMotivo: values.duplicadaMotivo.trim() }),
  };
}

/** A key that is equal for equal documents. */
export function documentKey(values: PersonaValues): string {
  const { paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal } = values;
  return [paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal].join('|');
}

/** Whether the server refused exactly these documents. A reason given for them does not count for other documents. */
export function isRefused(values: PersonaValues): boolean {
  return values.documentosRechazados !== '' && values.documentosRechazados === documentKey(values);
}

/** Whether another persona had exactly these documents when they were sent. */
export function isRepeated(values: PersonaValues): boolean {
  return values.documentosRepetidos !== '' && values.documentosRepetidos === documentKey(values);
}
