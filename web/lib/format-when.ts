import { formatFecha, formatHora } from './fechas';

/** The time of what was written today, or else the date. */
export const formatWhen = (at: string): string =>
  new Date(at).toDateString() === new Date().toDateString() ? formatHora(at) : formatFecha(at);
