import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { DateTime, FixedOffsetZone } from 'luxon';
import { plainLines } from '../../common/input/plain-lines.js';
import type { AgendaItem } from './agenda-source.js';
import type { Periodo } from './eventos.repository.js';
import { enElReloj, relojDe } from './momentos.js';
import { diasDe, rruleOf } from './repeticion.js';
import type { Serie } from './serie.entity.js';

/** The media type of calendars. */
export const ICAL = 'text/calendar';

interface CalendarOptions {
  /** The name of the office. */
  nombre: string;
  /** The address of the product, without a slash at its end. */
  url: string;
  /** The series of the events that repeat, by their ids. */
  series?: ReadonlyMap<string, Serie>;
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
export function calendarOf(items: readonly AgendaItem[], { nombre, url, series }: CalendarOptions): string {
  const calendar = ical({ name: `Agenda de ${plainLines(nombre)}`, prodId: '//Carpetas//Agenda//ES' });
  const ofSeries = Map.groupBy(items, ({ serieId }) => (serieId && series?.has(serieId) ? serieId : null));
  for (const item of ofSeries.get(null) ?? []) {
    const { clase, id, dia, desde, hasta } = item;
    calendar.createEvent({
      id: `${clase}-${id}@carpetas`,
      ...textsOf(item, url),
      ...(desde && hasta
        ? { start: desde, end: hasta }
        : { start: DateTime.fromISO(dia, { zone: 'utc' }), allDay: true }),
    });
  }
  ofSeries.delete(null);
  if (ofSeries.size > 0) {
    const moments = items.flatMap(({ desde, hasta }) => (desde && hasta ? [desde.getTime(), hasta.getTime()] : []));
    const span = { desde: new Date(Math.min(...moments)), hasta: new Date(Math.max(...moments)) };
    calendar.timezone({ name: null, generator: (zona) => zonaDeCalendario(zona, span) });
  }
  for (const [serieId, eventos] of ofSeries) {
    addSeries(calendar, series!.get(serieId!)!, eventos, url);
  }
  return calendar.toString();
}

function textsOf({ clase, hecho, carpetaCodigo, enlace, ...texts }: AgendaItem, url: string) {
  const carpeta = [carpetaCodigo, plainLines(texts.carpetaCaratula ?? '')].filter(Boolean).join(' ');
  const about = clase === 'firma' ? carpeta : plainLines(texts.titulo);
  return {
    summary: `${hecho ? '✓ ' : ''}${CLASES[clase]}${about}`,
    description: [clase === 'firma' ? '' : carpeta, `${url}${enlace}`].filter(Boolean).join('\n'),
    url: `${url}${enlace}`,
    location: texts.lugar && plainLines(texts.lugar),
    status: ICalEventStatus.CONFIRMED,
  };
}

/**
 * Writes the events of a series as one with a rule (RRULE), the days without an event (EXDATE), and the events that
 * differ (RECURRENCE-ID). The rule begins with the first of `items` and ends with the last.
 */
function addSeries(calendar: ICalCalendar, serie: Serie, items: readonly AgendaItem[], url: string): void {
  const { id, zona, hora } = serie;
  // An event that is over is marked elsewhere. Here, each would differ from the others by its mark.
  const eventos = items
    .map((item) => ({ ...item, hecho: false, dia: item.serieDia! }))
    .toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
  const byDia = new Map(eventos.map((one) => [one.dia, one]));
  const [first, last] = [eventos[0]!, eventos.at(-1)!];
  const beginOf = (dia: string) => DateTime.fromISO(`${dia}T${hora}`, { zone: zona });
  const isInPlace = ({ dia, desde }: AgendaItem) => desde?.getTime() === beginOf(dia).toMillis();
  const usual = eventos.find(isInPlace) ?? first;
  const reloj = relojDe({ desde: usual.desde!, hasta: usual.hasta! }, zona);
  const placeOf = (dia: string) => enElReloj({ ...reloj, hora, dia }, zona);
  const common = { id: `serie-${id}@carpetas`, timezone: zona };
  const at = (moment: Date) => DateTime.fromJSDate(moment, { zone: zona });
  const place = placeOf(first.dia);
  const without = diasDe(serie).filter((dia) => dia > first.dia && dia < last.dia && !byDia.has(dia));
  const exdate = without.map((dia) => beginOf(dia).toFormat(FLOATING)).join(',');
  const rrule = `RRULE:${rruleOf(serie, beginOf(last.dia).toUTC().toFormat(`${FLOATING}'Z'`))}`;
  calendar.createEvent({
    ...common,
    ...textsOf(usual, url),
    ...{ start: at(place.desde), end: at(place.hasta) },
    repeating: exdate ? `${rrule}\r\nEXDATE;TZID=${zona}:${exdate}` : rrule,
  });
  const looks = ({ titulo, lugar, carpetaId }: AgendaItem) => JSON.stringify([titulo, lugar, carpetaId]);
  for (const one of eventos) {
    const own = placeOf(one.dia);
    const isMoved = one.desde!.getTime() !== own.desde.getTime() || one.hasta!.getTime() !== own.hasta.getTime();
    if (isMoved || looks(one) !== looks(usual)) {
      calendar.createEvent({
        ...common,
        ...textsOf(one, url),
        ...{ start: at(one.desde!), end: at(one.hasta!), recurrenceId: beginOf(one.dia) },
      });
    }
  }
}

const FLOATING = "yyyyMMdd'T'HHmmss";

/** A time zone with the changes of its clocks in a span (RFC 5545, VTIMEZONE), as the machine knows them. */
function zonaDeCalendario(zona: string, { desde, hasta }: Periodo): string {
  // The change before the span gives the offset at its beginning.
  let day = DateTime.fromJSDate(desde, { zone: zona }).startOf('day').minus({ days: 1 });
  const parts = [partOf(day, day)];
  for (; day.toJSDate() <= hasta; day = day.plus({ days: 1 })) {
    const next = day.plus({ days: 1 });
    if (next.offset !== day.offset) {
      parts.push(partOf(changeIn(day, next), day));
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zona}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** The hour at which the clocks change between two midnights. */
function changeIn(day: DateTime, next: DateTime): DateTime {
  let hour = day;
  while (hour.offset === day.offset && hour < next) {
    hour = hour.plus({ hours: 1 });
  }
  return hour;
}

/** @param at the first moment of the offset @param before a moment with the offset before */
function partOf(at: DateTime, before: DateTime): string[] {
  const name = at.isInDST ? 'DAYLIGHT' : 'STANDARD';
  // A change is written at the clock as it was before.
  const start = at.setZone(FixedOffsetZone.instance(before.offset)).toFormat(FLOATING);
  const offsets = [`TZOFFSETFROM:${before.toFormat('ZZZ')}`, `TZOFFSETTO:${at.toFormat('ZZZ')}`];
  return [`BEGIN:${name}`, `DTSTART:${start}`, ...offsets, `END:${name}`];
}
