import type { PersonaDto } from '../../../api/generated/personas';

export type EstadoCivil = NonNullable<PersonaDto['estadoCivil']>;

export type Genero = NonNullable<PersonaDto['genero']>;

/** The genders, by which texts address a persona. */
export const generos: Readonly<Record<Genero, string>> = { femenino: 'Femenino', masculino: 'Masculino' };

export const generoOptions = Object.entries(generos).map(([value, label]) => ({ value, label }));

interface DatosEstadoCivil {
  nombre: string;
  /** The word for the partner. Null for a status without a partner. */
  conyuge: string | null;
  hasNupcias: boolean;
  hasRegimen: boolean;
}

/** The name of each marital status, and the fields that belong to it. */
export const estadosCiviles: Readonly<Record<EstadoCivil, DatosEstadoCivil>> = {
  soltero: { nombre: 'Soltero/a', conyuge: null, hasNupcias: false, hasRegimen: false },
  casado: { nombre: 'Casado/a', conyuge: 'Cónyuge', hasNupcias: true, hasRegimen: true },
  divorciado: { nombre: 'Divorciado/a', conyuge: 'Excónyuge', hasNupcias: true, hasRegimen: false },
  viudo: { nombre: 'Viudo/a', conyuge: 'Cónyuge fallecido/a', hasNupcias: true, hasRegimen: false },
  union: { nombre: 'Unión convivencial', conyuge: 'Conviviente', hasNupcias: false, hasRegimen: false },
};

export const estadoCivilOptions = Object.entries(estadosCiviles).map(([value, { nombre }]) => ({
  value,
  label: nombre,
}));

const ordinales = 'Primeras Segundas Terceras Cuartas Quintas Sextas Séptimas Octavas Novenas'.split(' ');

export const nupciasOptions = ordinales.map((label, i) => ({ value: String(i + 1), label }));
