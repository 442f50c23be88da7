import { isCodigo } from '../../../../server/vocabulario/monedas';
import { oneOf, type UrlCodec } from '../../../lib/url-codecs';
import type { Par } from './cotizaciones-api';

/** The numbers of days that the chart can show. */
export const periodos = [
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
  { value: '365', label: 'Un año' },
] as const;
export type Periodo = (typeof periodos)[number]['value'];

const par: UrlCodec<string | null> = {
  initial: null,
  read: (typed) => {
    const [moneda = '', base = '', ...rest] = typed.split('-');
    return isCodigo(moneda) && isCodigo(base) && moneda !== base && rest.length === 0 ? typed : undefined;
  },
};

export const schema = { par, dias: oneOf<Periodo, Periodo>(['30', '90', '365'], '30') };

/** A pair in the form of the address: USD-ARS. */
export const parText = ({ moneda, base }: Par): string => `${moneda}-${base}`;

export function parOf(text: string): Par {
  const [moneda = '', base = ''] = text.split('-');
  return { moneda, base };
}
