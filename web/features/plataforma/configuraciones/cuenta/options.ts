import type { Option } from '../../../../components/ui/select';
import { nombreDeMoneda } from '../../../../lib/monedas';
import { nombreDeZona } from '../../../../lib/zonas';

/** Every currency with its name: «ARS · peso argentino». */
export const monedas: readonly Option[] = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value} · ${nombreDeMoneda(value)}`,
}));

/** Every time zone, sorted by city. `present` is listed even if it is an alias. */
export function zonasHorarias(present: string): readonly Option[] {
  const zonas = new Set([present, ...Intl.supportedValuesOf('timeZone')]);
  const { compare } = new Intl.Collator('es');
  return [...zonas]
    .map((value) => ({ value, label: nombreDeZona(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
