import type { PersonaResumenDto } from '../../../../api/generated/partes';
import { daysBetween, hoyEnLaCuenta } from '../../../../lib/fechas';

type Clase = NonNullable<PersonaResumenDto['vencimiento']>['clase'];

/** How many days before it expires a document is shown to do so. */
const soon = 30;

/** What a document kept on a persona is. */
export const clasesDeArchivo: Readonly<Record<Clase, string>> = {
  dni: 'DNI',
  pasaporte: 'Pasaporte',
  poder: 'Poder',
  constancia: 'Constancia',
  otro: 'Otro documento',
};

/** «Vencido», «Vence hoy» or «Vence en 12 días»; null while that is more than a month away. */
export function vencimientoTexto(vence: string, now = new Date()): string | null {
  const days = daysBetween(hoyEnLaCuenta(now), vence);
  if (days > soon) return null;
  if (days < 0) return 'Vencido';
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}
