import { capital } from '../../../../lib/capital';
import { enumerar } from '../../../../lib/enumerar';
import { formatFecha } from '../../../../lib/fechas';
import type { Feriado, ReglaDeFeriado } from './feriados-api';

const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' });

/** The holidays of a year, grouped by month with its name. */
export function mesesDe(feriados: readonly Feriado[]): { mes: string; nombre: string; feriados: Feriado[] }[] {
  return [...Map.groupBy(feriados, ({ dia }) => dia.slice(0, 7))].map(([mes, days]) => ({
    mes,
    nombre: capital(monthName.format(new Date(`${mes}-01`))),
    feriados: days,
  }));
}

/** «lunes 25» */
export const diaEnTexto = (dia: string): string => `${weekday.format(new Date(dia))} ${Number(dia.slice(8))}`;

/** The days of a year on which a rule closes registers, and the place where the rule holds. */
export function reglaEnTexto(regla: Pick<ReglaDeFeriado, 'nombre' | 'dias' | 'ambito'>, anio: number): string {
  const { nombre, dias, ambito } = regla;
  const days = dias.length === 0 ? `Ninguno en ${anio}` : enumerar(dias.map((dia) => formatFecha(dia).slice(0, 5)));
  return ambito === null || nombre.endsWith(ambito) ? days : `${days}. ${ambito}`;
}

/**
 * The days that the office still has to add for a year, of a rule whose days are fixed anew each year. Null when no day
 * is missing.
 * @param quienFija who fixes the days, as a sentence
 */
export function loQueFalta(
  { faltan }: Pick<ReglaDeFeriado, 'faltan'>,
  anio: number,
  quienFija: string | undefined,
): string | null {
  if (faltan === 0) return null;
  if (faltan === null) return `Los de ${anio} no están aquí: agréguelos en el calendario cuando se fijen.`;
  const cuantos = faltan === 1 ? `Falta 1 día de ${anio}: agréguelo` : `Faltan ${faltan} días de ${anio}: agréguelos`;
  return [`${cuantos} en el calendario.`, quienFija].filter(Boolean).join(' ');
}

/** The number of plazos that a change of a holiday moved, as text to append to a sentence. */
export function recalculadosText(total: number): string {
  if (total === 0) return '';
  return total === 1 ? '. Cambió el vencimiento de 1 plazo' : `. Cambió el vencimiento de ${total} plazos`;
}
