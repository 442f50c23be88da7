import { oneOf, text, uuid, whole } from '../../../lib/url-codecs';
import { tipos } from './instrumento-texto';

/** What the index can be narrowed to. */
export const tiposDeAsiento = [...tipos, { value: 'anulados', label: 'Folios anulados' }] as const;
export type TipoDeAsiento = (typeof tiposDeAsiento)[number]['value'];

export const estados = [
  { value: 'vigente', label: 'Vigente' },
  { value: 'errose', label: 'Errose' },
] as const;
export type Estado = (typeof estados)[number]['value'];

/** What the address of the index says. */
export const schema = {
  anio: whole(1900, 2200, null),
  registro: uuid(),
  tipo: oneOf<TipoDeAsiento, null>(
    tiposDeAsiento.map(({ value }) => value),
    null,
  ),
  estado: oneOf<Estado, null>(
    estados.map(({ value }) => value),
    null,
  ),
  buscar: text(200),
  pagina: whole(1, 1_000_000, 1),
};

/** The address without its filters. The year stays. */
export const ninguno = { registro: null, tipo: null, estado: null, buscar: '' };
