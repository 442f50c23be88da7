import ical, { ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { plainLines } from '../../common/input/plain-lines.js';
import type { AgendaItem } from './agenda-source.js';

/** The media type of calendars. */
export const ICAL = 'text/calendar';

interface CalendarOptions {
  /** The name of the office. */
  nombre: string;
  /** The address of the product, without a slash at its end. */
  url: string;
}

const CLASES: Readonly<Record<AgendaItem['clase'], string>> = {
  evento: '',
  firma: 'Firma: ',
  plazo: 'Vence: ',
  tarea: 'Tarea: ',
  certificado: 'Certificado: ',
  requisito: 'Requisito: ',
  inscripcion: 'Inscripción: ',
};

/** The text of a calendar (RFC 5545). An item has the same UID in each text, so that programs replace it. */
export function calendarOf(items: readonly AgendaItem[], { nombre, url }: CalendarOptions): string {
  const calendar = ical({ name: `Agenda de ${plainLines(nombre)}`, prodId: '//Carpetas//Agenda//ES' });
  for (const { clase, id, dia, desde, hasta, hecho, carpetaCodigo, enlace, ...texts } of items) {
    const titulo = plainLines(texts.titulo);
    const lugar = texts.lugar && plainLines(texts.lugar);
    const carpeta = [carpetaCodigo, plainLines(texts.carpetaCaratula ?? '')].filter(Boolean).join(' ');
    const about = clase === 'firma' ? carpeta : titulo;
    calendar.createEvent({
      id: `${clase}-${id}@carpetas`,
      summary: `${hecho ? '✓ ' : ''}${CLASES[clase]}${about}`,
      description: [clase === 'firma' ? '' : carpeta, `${url}${enlace}`].filter(Boolean).join('\n'),
      url: `${url}${enlace}`,
      location: lugar,
      status: ICalEventStatus.CONFIRMED,
      ...(desde && hasta
        ? { start: desde, end: hasta }
        : { start: DateTime.fromISO(dia, { zone: 'utc' }), allDay: true }),
    });
  }
  return calendar.toString();
}
