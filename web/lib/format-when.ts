import { formatFecha, formatHora } from './fechas';

/** The time of a moment of today. For another day, the date. */
export const formatWhen = (at: string): string =>
  new Date(at).toDateString() === new Date().toDateString() ? formatHora(at) : formatFecha(at);
