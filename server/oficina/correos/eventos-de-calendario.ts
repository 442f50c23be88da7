import type ICAL from 'ical.js';
import { DateTime, Duration, IANAZone } from 'luxon';
import { cleanLine, cleanText } from '../../common/input/clean-text.js';
import type { EventoDeCorreoDto } from './correos.dto.js';

/** The most characters of a text of an event. */
const MAX_TEXT = 300;

/** A property as ical.js reads it: its name, parameters, type and values. */
type Propiedad = [nombre: string, parametros: Record<string, unknown>, tipo: string, ...valores: unknown[]];
type Componente = [nombre: string, propiedades: Propiedad[], componentes: Componente[]];

interface Momento {
  text: string;
  isDay: boolean;
  zona: string | null;
}

/** The first events of a calendar file (RFC 5545). @throws Error for a text that is no calendar */
export async function eventosDe(text: string, max: number): Promise<EventoDeCorreoDto[]> {
  // The module is loaded at the first calendar, since most processes never need it.
  const { default: ical } = await import('ical.js');
  return calendarsOf(ical.parse(text))
    .flatMap((calendario) => eventosIn(calendario))
    .slice(0, max);
}

/** The calendars of a file, which has one or several. */
function calendarsOf(parsed: ReturnType<typeof ICAL.parse>): Componente[] {
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as Componente[];
  return roots.filter(([nombre]) => nombre === 'vcalendar');
}

function eventosIn([, propiedades, componentes]: Componente): EventoDeCorreoDto[] {
  const isCancelled = textOf(propiedades, 'method') === 'CANCEL';
  const zonas = componentes.filter(([nombre]) => nombre === 'vtimezone');
  return componentes
    .filter(([nombre]) => nombre === 'vevent')
    .map(([, propias]) => {
      const desde = momentoOf(propias, 'dtstart', zonas);
      const hasta = momentoOf(propias, 'dtend', zonas) ?? after(desde, textOf(propias, 'duration'));
      return {
        titulo: textOf(propias, 'summary'),
        desde: desde?.text ?? null,
        hasta: (hasta?.isDay ? lastDay(hasta.text, desde?.text) : hasta?.text) ?? null,
        zona: desde?.zona ?? null,
        lugar: textOf(propias, 'location'),
        organiza: organizerOf(propias),
        seRepite: propertyOf(propias, 'rrule') !== undefined,
        cancelado: isCancelled || textOf(propias, 'status') === 'CANCELLED',
      };
    });
}

function propertyOf(propiedades: readonly Propiedad[], wanted: string): Propiedad | undefined {
  return propiedades.find(([nombre]) => nombre === wanted);
}

function textOf(propiedades: readonly Propiedad[], wanted: string): string {
  const value = propertyOf(propiedades, wanted)?.[3];
  return typeof value === 'string' ? shortened(value) : '';
}

function shortened(text: string): string {
  return cleanLine(cleanText(text).slice(0, MAX_TEXT)).toWellFormed();
}

/** The organizer of an event: «Ana <ana@banco.test>». */
function organizerOf(propiedades: readonly Propiedad[]): string {
  const { cn } = propertyOf(propiedades, 'organizer')?.[1] ?? {};
  const address = textOf(propiedades, 'organizer').replace(/^mailto:/i, '');
  return typeof cn === 'string' && cn !== address ? `${shortened(cn)} <${address}>` : address;
}

/** A moment of an event. It is an instant when its time zone is known. */
function momentoOf(
  propiedades: readonly Propiedad[],
  wanted: string,
  zonas: readonly Componente[],
): Momento | undefined {
  const [, { tzid } = {}, , value] = propertyOf(propiedades, wanted) ?? [];
  if (typeof value !== 'string' || !DateTime.fromISO(value).isValid) {
    return undefined;
  }
  const isDay = !value.includes('T');
  if (isDay || value.endsWith('Z') || typeof tzid !== 'string') {
    return { text: value, isDay, zona: null };
  }
  const instant = DateTime.fromISO(value, { zone: zoneOf(tzid, zonas) ?? 'invalid' });
  return instant.isValid
    ? { text: instant.toUTC().toISO({ suppressMilliseconds: true }), isDay, zona: null }
    : { text: value, isDay, zona: shortened(tzid) };
}

/**
 * The name of a time zone for luxon. Zones of Windows have other names: such a zone is known only when the file gives
 * it one offset all year.
 */
function zoneOf(tzid: string, zonas: readonly Componente[]): string | undefined {
  const iana = /[a-z_]+(\/[\w+-]+){1,2}$/i.exec(tzid)?.[0];
  if (iana && IANAZone.isValidZone(iana)) {
    return iana;
  }
  const [, , partes = []] = zonas.find(([, propias]) => textOf(propias, 'tzid') === tzid) ?? [];
  const [offset, ...others] = new Set(partes.map(([, propias]) => textOf(propias, 'tzoffsetto')));
  return offset && others.length === 0 ? `UTC${offset}` : undefined;
}

function after(desde: Momento | undefined, duration: string): Momento | undefined {
  const length = Duration.fromISO(duration);
  if (!desde || !length.isValid) {
    return undefined;
  }
  const end = DateTime.fromISO(desde.text, { setZone: true }).plus(length);
  const options = { suppressMilliseconds: true, includeOffset: desde.text.endsWith('Z') };
  const text = desde.isDay ? end.toISODate() : end.toISO(options);
  return text ? { ...desde, text } : undefined;
}

/** The last day of an event of whole days. Its end in the file is the day after. */
function lastDay(end: string, desde = end): string {
  const last = DateTime.fromISO(end).minus({ days: 1 }).toISODate() ?? end;
  return last < desde ? desde : last;
}
