import type { Option } from '../../../components/ui/select';
import { nombreDeMoneda } from '../../../lib/monedas';

/** Every currency, written like «ARS · peso argentino». */
export const monedas: readonly Option[] = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value} · ${nombreDeMoneda(value)}`,
}));

/** Every time zone, written like «America/Montevideo (GMT-3)». `present` is listed even if it is an alias. */
export function zonasHorarias(present: string): readonly Option[] {
  const names = new Set([present, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].toSorted().map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value)})` }));
}

function offsetOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
