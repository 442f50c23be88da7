import { plainToInstance } from 'class-transformer';
import { isISO31661Alpha2, validate } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';
import { plainCell, type TableRow } from '../../../common/files/csv-table.js';
import { cleanLine } from '../../../common/input/clean-text.js';
import { dayWritten } from '../../../common/input/day-written.js';
import { TIPOS_DOCUMENTO } from '../../../vocabulario/documentos-identidad/reglas.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import type { EstadoCivil, Genero, TipoPersona } from '../persona.entity.js';
import { completeDocuments, failuresOf } from '../persona-documentos.js';
import { type CamposPersona, completeCampos, SIN_DATOS } from '../persona-fields.js';
import { CrearPersonaDto } from '../personas.dto.js';
import { CAMPOS_DE_COLUMNA, type CampoDeColumna, type Columna } from './columns.js';

/** A fault of a row. */
export interface Fault {
  campo: CampoDeColumna;
  mensaje: string;
}

/** A row of a table of personas: its fields as they are stored, or its faults. */
export interface PersonaLeida {
  fila: number;
  /** The name in the row; null when the row has none. */
  nombre: string | null;
  campos: CamposPersona | null;
  faults: Fault[];
}

/** The facts of the cuenta that reading needs. */
export interface Contexto {
  pais: string;
  /** Today in the cuenta, `YYYY-MM-DD`. */
  today: string;
}

/** The usual documents of a country, for numbers whose kind no column names. */
const HABITUALES: Readonly<Record<string, { numeroDoc?: string; idFiscal?: string }>> = {
  AR: { numeroDoc: 'DNI', idFiscal: 'CUIT' },
  ES: { numeroDoc: 'DNI', idFiscal: 'NIF' },
  UY: { numeroDoc: 'CI', idFiscal: 'RUT' },
  CL: { numeroDoc: 'RUT', idFiscal: 'RUT' },
  CO: { idFiscal: 'NIT' },
  MX: { numeroDoc: 'CURP', idFiscal: 'RFC' },
};

const GENEROS: readonly (readonly [RegExp, Genero])[] = [
  [/^(f|femenin[oa]|mujer)$/, 'femenino'],
  [/^(m|masculin[oa]|varon|hombre)$/, 'masculino'],
];

const ESTADOS: readonly (readonly [RegExp, EstadoCivil])[] = [
  [/^solter/, 'soltero'],
  [/^casad/, 'casado'],
  [/^divorciad/, 'divorciado'],
  [/^viud/, 'viudo'],
  [/^(union|convivien|pareja de hecho|concubin)/, 'union'],
];
const TIPOS: readonly (readonly [RegExp, TipoPersona])[] = [
  [/^(persona )?(human|fisic)|^h$|^f$/, 'humana'],
  [/^(persona )?juridic|^(sociedad|empresa)|^j$/, 'juridica'],
];

/** The persona of a row, with the checks of a new persona. */
export async function personaLeida(
  { fila, cells }: TableRow,
  columnas: readonly (Columna | null)[],
  contexto: Contexto,
): Promise<PersonaLeida> {
  const { fields, faults } = fieldsOf(cells, columnas, contexto);
  const nombre = nameOf(fields);
  const dto = plainToInstance(CrearPersonaDto, fields);
  for (const { property, constraints = {} } of await validate(dto)) {
    faults.push(faultOf(property, Object.values(constraints)[0] ?? 'No es válido.'));
  }
  const { id: _, motivoExcepcion: __, duplicadaMotivo: ___, ...sent } = dto;
  const all = { ...SIN_DATOS, ...sent };
  const documents = resultOf(() => completeDocuments(all, contexto.pais));
  const completed = resultOf(() => completeCampos(all, contexto));
  faults.push(...completed.faults, ...documents.faults);
  if (documents.value) {
    faults.push(
      ...failuresOf({ ...documents.value, tipo: all.tipo }).map(({ campo, mensaje }) => faultOf(campo, mensaje)),
    );
  }
  // Keeps the first fault of each field. A whole name that cannot be split needs no faults of its parts.
  const isSplit = !faults.some(({ campo }) => campo === 'apellidosYNombre');
  const firsts = faults.filter(
    ({ campo }, i) =>
      faults.findIndex((one) => one.campo === campo) === i &&
      (isSplit || (campo !== 'nombre' && campo !== 'apellidos')),
  );
  return { fila, nombre, campos: faults.length > 0 ? null : completed.value, faults: firsts };
}

/** The value of a check, or the faults that it throws. */
function resultOf<Value>(check: () => Value): { value: Value | null; faults: Fault[] } {
  try {
    return { value: check(), faults: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    const details = error.details ?? [{ campo: 'nombre', mensaje: error.message }];
    return { value: null, faults: details.map(({ campo = '', mensaje }) => faultOf(campo, mensaje)) };
  }
}

type Fields = Partial<Record<CampoDeColumna, string>>;

/** The fields that a row fills, named as in the API. Adds faults of texts that do not fit. */
function fieldsOf(cells: readonly string[], columnas: readonly (Columna | null)[], { pais }: Contexto) {
  const faults: Fault[] = [];
  const fields: Fields = {};
  const kinds: Partial<Record<'numeroDoc' | 'idFiscal', string>> = {};
  for (const [i, columna] of columnas.entries()) {
    const text = columna ? cleanLine(plainCell(cells[i] ?? '')) : '';
    // When two columns have the same meaning, the first text that is not blank counts.
    if (columna && text !== '' && !fields[columna.campo]) {
      fields[columna.campo] = text;
      if (columna.documento && (columna.campo === 'numeroDoc' || columna.campo === 'idFiscal')) {
        kinds[columna.campo] = columna.documento;
      }
    }
  }
  splitName(fields, faults);
  takeDocument(fields, 'numeroDoc', 'tipoDoc', kinds.numeroDoc ?? HABITUALES[pais]?.numeroDoc);
  takeDocument(fields, 'idFiscal', 'idFiscalTipo', kinds.idFiscal ?? HABITUALES[pais]?.idFiscal);
  takeWord(fields, faults, 'genero', GENEROS, 'femenino o masculino');
  takeWord(fields, faults, 'estadoCivil', ESTADOS, 'soltero, casado, divorciado, viudo o unión convivencial');
  takeWord(fields, faults, 'tipo', TIPOS, 'humana o jurídica');
  for (const campo of ['paisDoc', 'idFiscalPais'] as const) {
    const text = fields[campo];
    fields[campo] = text && (codeOfCountry(text) ?? text);
  }
  if (fields.nacimiento) {
    const day = dayWritten(fields.nacimiento);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
      const said = fields.nacimiento.slice(0, 60);
      faults.push(faultOf('nacimiento', `No se entiende «${said}»: escriba día/mes/año, por ejemplo 5/3/1980.`));
    }
    fields.nacimiento = day;
  }
  const isCompany = fields.razonSocial && !fields.apellidos && !fields.nombre;
  if (fields.razonSocial && fields.apellidos && !fields.tipo) {
    faults.push(faultOf('razonSocial', 'Tiene apellidos y razón social: deje una sola, o diga el tipo de persona.'));
  }
  return { fields: { ...fields, tipo: fields.tipo ?? (isCompany ? 'juridica' : 'humana') }, faults };
}

/** Splits «Gómez, Juan». Without a comma, the end of the apellidos is unknown. */
function splitName(fields: Fields, faults: Fault[]): void {
  const { apellidosYNombre: whole, ...others } = fields;
  if (!whole || others.apellidos || others.razonSocial) {
    delete fields.apellidosYNombre;
    return;
  }
  const [apellidos = '', nombre = '', ...rest] = whole.split(',').map((part) => part.trim());
  if (apellidos && nombre && rest.length === 0) {
    delete fields.apellidosYNombre;
    Object.assign(fields, { apellidos, nombre: others.nombre ?? nombre });
  } else {
    faults.push(faultOf('apellidosYNombre', `«${whole.slice(0, 60)}»: separe los apellidos del nombre con una coma.`));
  }
}

/** Finds a number's kind in its cell («DNI 12.345.678»), row or heading, else the usual. */
function takeDocument(
  fields: Fields,
  numero: 'numeroDoc' | 'idFiscal',
  tipo: 'tipoDoc' | 'idFiscalTipo',
  likely: string | undefined,
): void {
  const [, word = '', rest = ''] = /^([A-Za-zÁÉÍÓÚáéíóú.]{2,10})[\s:.]+(\S.*)$/.exec(fields[numero] ?? '') ?? [];
  const said = kindOf(word);
  if (said) {
    Object.assign(fields, { [numero]: rest, [tipo]: said });
  } else if (fields[numero]) {
    const own = fields[tipo];
    fields[tipo] = own ? (kindOf(own) ?? own) : likely;
  } else {
    delete fields[tipo];
  }
}

/** A kind of document as it is stored: «D.N.I.» is DNI. */
function kindOf(text: string): string | undefined {
  const plain = withoutAccents(text)
    .replace(/[^a-z]/g, '')
    .toUpperCase();
  return TIPOS_DOCUMENTO.find((tipo) => tipo === plain);
}

/** Replaces a word in the file by the value that is stored. */
function takeWord(
  fields: Fields,
  faults: Fault[],
  campo: 'estadoCivil' | 'genero' | 'tipo',
  words: readonly (readonly [RegExp, string])[],
  options: string,
): void {
  const text = fields[campo];
  if (text) {
    const plain = withoutAccents(text);
    fields[campo] = words.find(([form]) => form.test(plain))?.[1];
    if (!fields[campo]) {
      faults.push(faultOf(campo, `No se conoce «${text.slice(0, 60)}»: escriba ${options}.`));
    }
  }
}

let countries: Map<string, string> | undefined;

/** The ISO 3166 code, two letters, of a country's Spanish name or code. */
function codeOfCountry(text: string): string | undefined {
  if (!countries) {
    const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
    const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isISO31661Alpha2);
    countries = new Map(codes.map((code) => [withoutAccents(names.of(code) ?? code), code]));
  }
  return countries.get(withoutAccents(text));
}

function nameOf({ apellidos, nombre, razonSocial, apellidosYNombre }: Fields): string | null {
  const name = razonSocial ?? ([nombre, apellidos].filter(Boolean).join(' ') || apellidosYNombre);
  return name?.slice(0, 200) || null;
}

function faultOf(campo: string, mensaje: string): Fault {
  return { campo: campo in CAMPOS_DE_COLUMNA ? (campo as CampoDeColumna) : 'nombre', mensaje };
}
