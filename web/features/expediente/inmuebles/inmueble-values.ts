import { check, maxLength, object, pipe, string } from 'valibot';
import type { CamposInmuebleDto, InmuebleDto } from '../../../api/generated/inmuebles';

/** The form of an inmueble. Empty fields are ''. */
export interface InmuebleValues {
  matricula: string;
  registro: string;
  nomenclatura: string;
  domicilio: string;
  /** The code of a comunidad of Spain; '' for none. */
  comunidad: string;
  superficie: string;
  superficieUnidad: 'm2' | 'ha';
  linderos: string;
  valuacion: string;
  /** The currency, ISO 4217. Empty for the currency of the cuenta. */
  valuacionMoneda: string;
  valuacionAnio: string;
  /** The share that the acto is about; empty for the whole. */
  porcentaje: string;
}

const upTo = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const share = /^(?!0+(\.0+)?$)(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/;

/** '33.30' → «33,3» */
const written = (decimal: string | null): string =>
  (decimal ?? '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',');

const read = (text: string): string | null => text.replace('%', '').trim().replace(',', '.') || null;

export const inmuebleEntries = {
  matricula: upTo(80),
  registro: upTo(120),
  nomenclatura: upTo(120),
  domicilio: upTo(300),
  comunidad: string(),
  superficie: upTo(40),
  superficieUnidad: string(),
  linderos: upTo(2000),
  valuacion: upTo(40),
  valuacionMoneda: string(),
  valuacionAnio: pipe(
    string(),
    check((text) => /^(\d{4})?$/.test(text.trim()), 'Escriba un año, como 2026.'),
  ),
  porcentaje: pipe(
    string(),
    check(
      (text) => read(text) === null || share.test(read(text) ?? ''),
      'Debe ser mayor que 0 y hasta 100, con hasta dos decimales.',
    ),
  ),
};

export const inmuebleSchema = object(inmuebleEntries);

export const emptyInmueble: InmuebleValues = {
  matricula: '',
  registro: '',
  nomenclatura: '',
  domicilio: '',
  comunidad: '',
  superficie: '',
  superficieUnidad: 'm2',
  linderos: '',
  valuacion: '',
  valuacionMoneda: '',
  valuacionAnio: '',
  porcentaje: '',
};

export function toInmuebleValues(inmueble: InmuebleDto, porcentaje: string | null): InmuebleValues {
  return {
    matricula: inmueble.matricula ?? '',
    registro: inmueble.registro ?? '',
    nomenclatura: inmueble.nomenclatura ?? '',
    domicilio: inmueble.domicilio ?? '',
    comunidad: inmueble.comunidad ?? '',
    superficie: written(inmueble.superficie),
    superficieUnidad: inmueble.superficieUnidad,
    linderos: inmueble.linderos ?? '',
    valuacion: written(inmueble.valuacion),
    valuacionMoneda: inmueble.valuacionMoneda ?? '',
    valuacionAnio: inmueble.valuacionAnio ? String(inmueble.valuacionAnio) : '',
    porcentaje: written(porcentaje),
  };
}

export function toInmuebleDto({
  porcentaje: _,
  comunidad,
  valuacionMoneda,
  valuacionAnio,
  ...fields
}: InmuebleValues): CamposInmuebleDto {
  return {
    ...fields,
    comunidad: comunidad || null,
    valuacionMoneda: valuacionMoneda || null,
    valuacionAnio: valuacionAnio.trim() ? Number(valuacionAnio) : null,
  };
}

export const toPorcentaje = ({ porcentaje }: Pick<InmuebleValues, 'porcentaje'>): string | null => read(porcentaje);

/** «50 %» */
export const formatParte = (porcentaje: string): string => `${written(porcentaje)}\u00a0%`;

/** «1.250,5 m²» */
export function formatSuperficie(superficie: string, unidad: 'm2' | 'ha'): string {
  const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 4, useGrouping: 'always' });
  return `${format.format(superficie as Intl.StringNumericLiteral)}\u00a0${unidad === 'm2' ? 'm²' : 'ha'}`;
}
