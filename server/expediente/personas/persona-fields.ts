import { DomainError, type ErrorDetail } from '../../common/errors/domain-error.js';
import type { Persona } from './persona.entity.js';
import { completeDocuments, failuresOf } from './persona-documentos.js';

/** The fields of a persona that people write, without the reason of the exception. */
export type CamposPersona = Omit<
  Persona,
  | 'id'
  | 'nombreCompleto'
  | 'motivoExcepcion'
  | 'unidaA'
  | 'vencimiento'
  | 'version'
  | 'creadaPor'
  | 'creadaEn'
  | 'actualizadaEn'
>;

/** The fields with the reason of the exception. */
type ConExcepcion = CamposPersona & Pick<Persona, 'motivoExcepcion'>;

/** The fields of a persona, all unknown. */
export const SIN_DATOS: Omit<CamposPersona, 'tipo'> = {
  nombre: null,
  apellidos: null,
  razonSocial: null,
  paisDoc: null,
  tipoDoc: null,
  numeroDoc: null,
  idFiscalPais: null,
  idFiscalTipo: null,
  idFiscal: null,
  nacimiento: null,
  nacionalidad: null,
  genero: null,
  estadoCivil: null,
  nupcias: null,
  conyuge: null,
  regimen: null,
  domicilio: null,
  profesion: null,
  email: null,
  telefono: null,
};

/** The fields that a merge compares. Names are in its title. A document is compared by its number. */
export const PROPIOS = [
  'numeroDoc',
  'idFiscal',
  'nacimiento',
  'nacionalidad',
  'genero',
  'estadoCivil',
  'nupcias',
  'conyuge',
  'regimen',
  'domicilio',
  'profesion',
  'email',
  'telefono',
] as const satisfies (keyof CamposPersona)[];

export type CampoPropio = (typeof PROPIOS)[number];

/** The columns that are copied with a field. */
const JUNTOS: { [Campo in CampoPropio]?: readonly (keyof CamposPersona)[] } = {
  numeroDoc: ['numeroDoc', 'tipoDoc', 'paisDoc'],
  idFiscal: ['idFiscal', 'idFiscalTipo', 'idFiscalPais'],
};

/** The columns that a merge or an import filled, by field. */
export type Tomados = { [Campo in CampoPropio]?: Partial<Persona> };

/** The fields that one persona has and that differ in the other. */
export function onlyOf(persona: CamposPersona, other: CamposPersona): CampoPropio[] {
  return PROPIOS.filter((campo) => persona[campo] !== null && persona[campo] !== other[campo]);
}

/** The fields that one persona has and that are empty in the other. */
export function missingIn(other: CamposPersona, persona: CamposPersona): CampoPropio[] {
  return PROPIOS.filter((campo) => persona[campo] !== null && other[campo] === null);
}

/** The columns that fill these fields from a persona. A document that fails its check brings its exception along. */
export function takenFrom(persona: ConExcepcion, campos: readonly CampoPropio[]): Tomados {
  const failing = failuresOf(persona).map(({ campo }) => campo);
  const columnsOf = (campo: CampoPropio): (keyof ConExcepcion)[] => [
    ...(JUNTOS[campo] ?? [campo]),
    ...(failing.some((one) => one === campo) ? (['motivoExcepcion'] as const) : []),
  ];
  return Object.fromEntries(
    campos.map((campo) => [campo, Object.fromEntries(columnsOf(campo).map((column) => [column, persona[column]]))]),
  );
}

/** The columns to empty, of fields that a merge or an import filled. Fields that changed since stay. */
export function givenBack(persona: Persona, tomados: Tomados): Partial<Persona> {
  const same = Object.values(tomados).filter((filled) =>
    Object.entries(filled).every(([column, value]) => persona[column as keyof Persona] === value),
  );
  return Object.fromEntries(same.flatMap((filled) => Object.keys(filled).map((column) => [column, null])));
}

/**
 * The fields as they are stored, without names of the other kind of persona. Documents are completed by {@link
 * completeDocuments}.
 * @param today `YYYY-MM-DD` in the cuenta's time zone
 * @throws DomainError 422 with all faults
 */
export function completeCampos(campos: CamposPersona, { pais, today }: { pais: string; today: string }): CamposPersona {
  const details: ErrorDetail[] = [];
  const isHumana = campos.tipo === 'humana';
  if (isHumana && !campos.nombre) {
    details.push({ campo: 'nombre', mensaje: 'Escriba el nombre.' });
  }
  if (isHumana && !campos.apellidos) {
    details.push({ campo: 'apellidos', mensaje: 'Escriba los apellidos.' });
  }
  if (!isHumana && !campos.razonSocial) {
    details.push({ campo: 'razonSocial', mensaje: 'Escriba la razón social.' });
  }
  if (campos.nacimiento && campos.nacimiento > today) {
    details.push({ campo: 'nacimiento', mensaje: 'La fecha de nacimiento no puede ser futura.' });
  }
  if (details.length > 0) {
    throw new DomainError('DATOS_INVALIDOS', 422, details.map(({ mensaje }) => mensaje).join(' '), details);
  }
  const names = isHumana ? { razonSocial: null } : { nombre: null, apellidos: null, genero: null };
  return { ...campos, ...names, ...completeDocuments(campos, pais) };
}
