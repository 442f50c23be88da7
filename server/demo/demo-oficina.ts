import {
  array,
  entriesFromList,
  type InferOutput,
  number,
  partial,
  picklist,
  record,
  strictObject,
  strictTuple,
  string,
} from 'valibot';
import { ROL } from '../vocabulario/roles.js';

/** The keys of the actos in the initial catalogue of each country. */
export const ACTOS = [
  'compraventa',
  'hipoteca',
  'donacion',
  'poder',
  'certificacion',
  'sociedad',
  'testamento',
  'acta',
] as const;
export type ClaveActo = (typeof ACTOS)[number];

/** The countries that have an office in the demo. */
const PAISES = ['AR', 'ES', 'UY'] as const;
export type PaisDeDemo = (typeof PAISES)[number];

/** The seccion and the name of a document. A `.png` is a picture, any other name is a PDF. */
const DOCUMENTO = strictTuple([string(), string()]);

/** An office of the demo: its people, and the words for its carpetas. Everything is invented. */
export const OFICINA = strictObject({
  /** The key of the office, which is part of its e-mail addresses. */
  clave: string(),
  nombre: string(),
  pais: picklist(PAISES),
  ciudad: string(),
  /** One person for each role. */
  equipo: strictObject(entriesFromList(Object.keys(ROL) as (keyof typeof ROL)[], string())),
  /** The jobs of some people, by role. */
  cargos: record(string(), string()),
  /** The people in charge of carpetas, in turn: roles of `equipo`, or `demo`. */
  responsables: array(string()),
  /** The word for the furniture that holds the papers. */
  estante: string(),
  mujeres: array(string()),
  varones: array(string()),
  apellidos: array(string()),
  calles: array(string()),
  nacionalidad: string(),
  regimen: string(),
  /** The start of fictitious telephone numbers, before their last three digits. */
  telefono: string(),
  bancos: array(string()),
  empresas: array(string()),
  /** Templates: `{de}` and `{a}` are names of partes, `{objeto}` is one of `objetos`. */
  caratulas: strictObject(entriesFromList(ACTOS, string())),
  objetos: strictObject(entriesFromList(ACTOS, array(string()))),
  /** The currencies, and the smallest and largest amounts. */
  montos: partial(strictObject(entriesFromList(ACTOS, array(strictTuple([string(), number(), number()]))))),
  /** The office's own fields for actos about a property; each `#` becomes a digit. */
  camposInmueble: record(string(), string()),
  etiquetas: array(string()),
  documentos: strictObject({ inmueble: array(DOCUMENTO), general: array(DOCUMENTO) }),
});
export type OficinaDemo = InferOutput<typeof OFICINA>;
