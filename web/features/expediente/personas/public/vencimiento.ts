import type { PersonaResumenDto } from '../../../../api/generated/partes';
import { daysBetween, hoyEnLaCuenta } from '../../../../lib/fechas';

type Clase = NonNullable<PersonaResumenDto['vencimiento']>['clase'];

/** The number of days before its expiry from which a document is marked. */
const soon = 30;

/** The names of the kinds of documents of a persona. */
export const clasesDeArchivo: Readonly<Record<Clase, string>> = {
  dni: 'DNI',
  pasaporte: 'Pasaporte',
  poder: 'Poder',
  constancia: 'Constancia',
  otro: 'Otro documento',
};

/** «Vencido», «Vence hoy» or «Vence en 12 días». Null while the expiry is more than a month away. */
export function vencimientoTexto(vence: string, now = new Date()): string | null {
  const days = daysBetween(hoyEnLaCuenta(now), vence);
  if (days > soon) return null;
  if (days < 0) return 'Vencido';
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}
