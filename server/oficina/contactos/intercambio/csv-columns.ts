import { plainHeading } from '../../../common/files/csv-table.js';
import { translated } from './etiquetas-de-datos.js';

/** The meaning of a column in a table of contacts. */
export type Columna =
  | { es: 'nombre' | 'pila' | 'segundo' | 'apellidos' | 'cargo' | 'empresa' | 'direccion' | 'notas' | 'etiquetas' }
  | { es: 'cumpleanos'; isMonthFirst: boolean }
  /** `n` ties the column to its label column; `label` is the label that the heading itself has. */
  | { es: 'correo' | 'telefono'; n: string; label: string }
  | { es: 'nombreDeCorreo' | 'nombreDeTelefono'; n: string }
  /** `clase` names the address, such as home or work; '' for the only address. */
  | { es: 'parteDeDireccion'; clase: string };

/** Headings without accents and signs, as our export, Google, Outlook, Thunderbird and people write them. */
const PLAIN: readonly (readonly [RegExp, Columna])[] = [
  [
    /^(name|full name|display name|nombre completo|nombres? y apellidos?|apellidos? y nombres?|nombre|contacto|contact)$/,
    { es: 'nombre' },
  ],
  [/^(given name|first name|nombre de pila|primer nombre|nombres)$/, { es: 'pila' }],
  [/^(additional name|middle name|segundo nombre)$/, { es: 'segundo' }],
  [/^(family name|last name|surname|apellidos?)$/, { es: 'apellidos' }],
  [
    /^(job title|organization( 1)? title|title|puesto|cargo|titulo|titulo en la organizacion|profesion)$/,
    { es: 'cargo' },
  ],
  [
    /^(company|organization|organization( 1)? name|empresa|compania|(nombre de la )?organizacion|razon social)$/,
    { es: 'empresa' },
  ],
  [/^(address|address 1 formatted|direccion 1 con formato|direccion|domicilio)$/, { es: 'direccion' }],
  [/^(notes?|notas?|observaciones|comentarios)$/, { es: 'notas' }],
  [/^(tags?|labels?|categories|group membership|etiquetas|categorias|grupos?)$/, { es: 'etiquetas' }],
  [/^(birthday|birth date|date of birth)$/, { es: 'cumpleanos', isMonthFirst: true }],
  [/^(cumpleanos|fecha de nacimiento|nacimiento)$/, { es: 'cumpleanos', isMonthFirst: false }],
];

const CORREO =
  /^(?:(?:primary |secondary |otro )?(?:e ?)?mails?|(?:otro )?correos?(?: electronicos?)?|direccion del? correo(?: electronico)?)(?: (\d+))?(?: (?:value|address|valor))?(?: (\d+))?$/;
const TELEFONO = /^(?:phones?|telefonos?|tel)(?: (\d+))?(?: (?:value|number|valor))?$/;
const NOMBRE_DE_CORREO =
  /^(?:e ?mail|correo(?: electronico)?) (\d+) (?:type|label|etiqueta)$|^etiqueta del correo (\d+)$/;
const NOMBRE_DE_TELEFONO = /^(?:phone|telefono) (\d+) (?:type|label|etiqueta)$|^etiqueta del telefono (\d+)$/;
const PARTE =
  /^(business|work|home|other|address 1) (?:address(?: 2)?|street(?: \d)?|extended address|city|state|region|postal code|zipcode|country(?: region)?)$/;
const PARTE_ES =
  /^(?:calle|ciudad|provincia|provincia o estado|estado|codigo postal|pais|pais o region)(?: \d)? (?:del? )?(trabajo|particular|otra)$/;
/** Headings of address parts that people write beside their address, or instead of it. */
const PARTE_SOLA = /^(?:calle|ciudad|localidad|city|provincia|codigo postal|cp|zip|pais|country)$/;
/** Headings that name a kind of telephone, with the label of each. */
const TELEFONOS: readonly (readonly [RegExp, string])[] = [
  [/^(business|home|other) fax$|^fax( number| del trabajo| particular)?$/, 'Fax'],
  [/^(mobile|cell)( phone| number)?( \d)?$|^(telefono )?(movil|celular)(es)?( \d)?$|^cel$/, 'Móvil'],
  [
    /^(business|work|company main) phone( \d)?$|^telefono (del trabajo|laboral)( \d)?$|^telefono principal de la (compania|organizacion)$/,
    'Trabajo',
  ],
  [/^home phone( \d)?$|^telefono particular( \d)?$/, 'Personal'],
  [/^primary phone$|^telefono principal$/, 'Principal'],
  [/^other phone$|^otro telefono$/, 'Otro'],
  [/^(telefono )?fijo$/, 'Fijo'],
  [/^whats ?app$/, 'WhatsApp'],
];

/** The meaning of each column, by its heading; undefined when a contact has no place for it. */
export function columnasOf(headings: readonly string[]): (Columna | undefined)[] {
  const plain = headings.map(plainHeading);
  const columnas = plain.map(columnaOf);
  const has = (es: Columna['es']) => columnas.some((columna) => columna?.es === es);
  return columnas.map((columna, i) => {
    // Outlook has «Title» beside «Job Title» for a form of address. It has «Nombre» beside «Apellidos» for a first
    // name.
    if (plain[i] === 'title' && plain.includes('job title')) {
      return undefined;
    }
    return columna?.es === 'nombre' && has('apellidos') && !has('pila') ? { es: 'pila' } : columna;
  });
}

function columnaOf(heading: string): Columna | undefined {
  const known = PLAIN.find(([form]) => form.test(heading))?.[1];
  const named = TELEFONOS.find(([form]) => form.test(heading));
  if (known || named) {
    return known ?? { es: 'telefono', n: heading, label: named?.[1] ?? '' };
  }
  const [, ...correo] = CORREO.exec(heading) ?? [];
  if (CORREO.test(heading)) {
    return { es: 'correo', n: correo.find(Boolean) ?? '1', label: '' };
  }
  if (TELEFONO.test(heading)) {
    return { es: 'telefono', n: TELEFONO.exec(heading)?.[1] ?? '1', label: '' };
  }
  const nombreDeCorreo = NOMBRE_DE_CORREO.exec(heading);
  if (nombreDeCorreo) {
    return { es: 'nombreDeCorreo', n: nombreDeCorreo[1] ?? nombreDeCorreo[2] ?? '' };
  }
  const nombreDeTelefono = NOMBRE_DE_TELEFONO.exec(heading);
  if (nombreDeTelefono) {
    return { es: 'nombreDeTelefono', n: nombreDeTelefono[1] ?? nombreDeTelefono[2] ?? '' };
  }
  const clase = PARTE.exec(heading)?.[1] ?? PARTE_ES.exec(heading)?.[1] ?? (PARTE_SOLA.test(heading) ? '' : undefined);
  return clase === undefined ? undefined : { es: 'parteDeDireccion', clase };
}

/** The label in a label column. Outlook writes «SMTP» or «EX» there, which are no labels. */
export function labelText(text: string): string {
  const label = text.replace(/^\*\s*/, '').trim();
  return /^(smtp|ex)$/i.test(label) ? '' : translated(label);
}
