import { DateTime } from 'luxon';

/** The periods of a planned signature, as seen from today. */
export const PERIODOS_FIRMA = ['atrasada', 'hoy', 'esta_semana', 'proxima_semana', 'este_mes'] as const;
export type PeriodoFirma = (typeof PERIODOS_FIRMA)[number];

/** The days of a period, `YYYY-MM-DD`. Weeks go from Monday to Sunday. @param hoy today in the cuenta */
export function daysOf(periodo: PeriodoFirma, hoy: string): { desde: string | null; hasta: string } {
  const today = DateTime.fromISO(hoy, { zone: 'utc' });
  const day = (date: DateTime) => date.toFormat('yyyy-MM-dd');
  switch (periodo) {
    case 'atrasada':
      return { desde: null, hasta: day(today.minus({ days: 1 })) };
    case 'hoy':
      return { desde: hoy, hasta: hoy };
    case 'este_mes':
      return { desde: day(today.startOf('month')), hasta: day(today.endOf('month')) };
    default: {
      const week = today.plus({ weeks: periodo === 'esta_semana' ? 0 : 1 });
      return { desde: day(week.startOf('week')), hasta: day(week.endOf('week')) };
    }
  }
}
