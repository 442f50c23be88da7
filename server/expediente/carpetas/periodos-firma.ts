import { DateTime } from 'luxon';

/** When a signature is planned for, as seen from today. */
export const PERIODOS_FIRMA = ['atrasada', 'hoy', 'esta_semana', 'proxima_semana', 'este_mes'] as const;
export type PeriodoFirma = (typeof PERIODOS_FIRMA)[number];

/** The days of a period, `YYYY-MM-DD`; weeks go from Monday to Sunday. @param hoy the day that it is in the cuenta */
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
