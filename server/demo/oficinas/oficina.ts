import type { ROL } from '../../common/access/roles.js';
import type { Pais } from '../../cuentas/cuenta.entity.js';

/** The actos of the catalogue that each country's cuenta starts with. */
export type ClaveActo =
  | 'compraventa'
  | 'hipoteca'
  | 'donacion'
  | 'poder'
  | 'certificacion'
  | 'sociedad'
  | 'testamento'
  | 'acta';

/** Seccion and name of a document of the demo; a `.png` is a picture, the others are PDF. */
export type DocumentoDemo = readonly [seccion: string, nombre: string];

/** One of the demo's offices: who works there, and the words that its carpetas are made of. All of it is invented. */
export interface OficinaDemo {
  /** Tells the offices apart in e-mail addresses. */
  clave: string;
  nombre: string;
  pais: Pais;
  ciudad: string;
  /** One person a role. */
  equipo: Record<keyof typeof ROL, string>;
  /** Who is in charge of carpetas, by turns: roles of `equipo`, or `demo`. */
  responsables: readonly string[];
  /** Where the paper is: what its place is called. */
  estante: string;
  mujeres: readonly string[];
  varones: readonly string[];
  apellidos: readonly string[];
  calles: readonly string[];
  nacionalidad: string;
  regimen: string;
  /** What precedes the last three digits of fictitious telephones. */
  telefono: string;
  bancos: readonly string[];
  empresas: readonly string[];
  /** `{de}` and `{a}` are those who take part, `{objeto}` one of `objetos`. */
  caratulas: Record<ClaveActo, string>;
  objetos: Record<ClaveActo, readonly string[]>;
  /** Currency and limits of the amounts. */
  montos: Partial<Record<ClaveActo, readonly (readonly [moneda: string, desde: number, hasta: number])[]>>;
  /** Fields of the office's own for actos on a property; `#` becomes a digit. */
  camposInmueble: Readonly<Record<string, string>>;
  etiquetas: readonly string[];
  documentos: { inmueble: readonly DocumentoDemo[]; general: readonly DocumentoDemo[] };
}
