import type { Pais } from '../../vocabulario/paises.js';
import type { ROL } from '../../vocabulario/roles.js';

/** The countries that have an office in the demo. */
export type PaisDeDemo = Exclude<Pais, 'CL'>;

/** The keys of the actos in the initial catalogue of each country. */
export type ClaveActo =
  | 'compraventa'
  | 'hipoteca'
  | 'donacion'
  | 'poder'
  | 'certificacion'
  | 'sociedad'
  | 'testamento'
  | 'acta';

/** The seccion and the name of a document; a `.png` is a picture, the others are PDF. */
export type DocumentoDemo = readonly [seccion: string, nombre: string];

/** An office of the demo: its people, and the words of which its carpetas are made. Everything is invented. */
export interface OficinaDemo {
  /** The key of the office, which is part of its e-mail addresses. */
  clave: string;
  nombre: string;
  pais: PaisDeDemo;
  ciudad: string;
  /** One person for each role. */
  equipo: Record<keyof typeof ROL, string>;
  /** What some of them do, by role. */
  cargos: Readonly<Record<string, string>>;
  /** The people in charge of carpetas, in turn: roles of `equipo`, or `demo`. */
  responsables: readonly string[];
  /** The word for the furniture that holds the papers. */
  estante: string;
  mujeres: readonly string[];
  varones: readonly string[];
  apellidos: readonly string[];
  calles: readonly string[];
  nacionalidad: string;
  regimen: string;
  /** The start of fictitious telephone numbers, before their last three digits. */
  telefono: string;
  bancos: readonly string[];
  empresas: readonly string[];
  /** Templates: `{de}` and `{a}` are names of partes, `{objeto}` is one of `objetos`. */
  caratulas: Record<ClaveActo, string>;
  objetos: Record<ClaveActo, readonly string[]>;
  /** The currencies, and the smallest and largest amounts. */
  montos: Partial<Record<ClaveActo, readonly (readonly [moneda: string, desde: number, hasta: number])[]>>;
  /** The office's own fields for actos about a property; each `#` becomes a digit. */
  camposInmueble: Readonly<Record<string, string>>;
  etiquetas: readonly string[];
  documentos: { inmueble: readonly DocumentoDemo[]; general: readonly DocumentoDemo[] };
}
