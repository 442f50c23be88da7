import { selectMoneda } from '../../../session/session-selectors';
import { usePais } from '../../../session/use-pais';
import { useAppSelector } from '../../../store/hooks';

/** Writes prices in the currency of the cuenta: `$ 1.234,50`; empty for no price. Prices may have four decimals. */
export function usePrecio(): (price: number | '') => string {
  const moneda = useAppSelector(selectMoneda) ?? 'ARS';
  const format = new Intl.NumberFormat(`es-${usePais() ?? 'AR'}`, {
    ...{ style: 'currency', currency: moneda, useGrouping: 'always' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
  });
  return (price) => (price === '' ? '' : format.format(price));
}

/** A number as people write it in a field: 1234,5. */
export const escrito = (value: number | '' | null): string => String(value ?? '').replace('.', ',');
