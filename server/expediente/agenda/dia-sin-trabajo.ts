import { DateTime } from 'luxon';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import type { DiaDelCalendario } from '../feriados/calendario.js';

/** Why offices do not work on a day, a sentence each; nothing when they do. @param feriados the holidays of that day */
export function diaSinTrabajo(dia: string, feriados: readonly Pick<DiaDelCalendario, 'nombre'>[]): string[] {
  const day = fechaEnTexto(dia);
  const { weekday } = DateTime.fromISO(dia, { zone: 'utc' });
  return [
    ...(weekday > 5 ? [`El ${day} es ${weekday === 6 ? 'sábado' : 'domingo'}.`] : []),
    ...feriados.map(({ nombre }) => `El ${day} es feriado: ${nombre}.`),
  ];
}
