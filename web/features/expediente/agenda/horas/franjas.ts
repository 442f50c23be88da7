import type { Item } from '../../../../api/agenda-api';
import { plusDays } from '../../../../lib/fechas';
import { escritoDe, isDiasEnteros, momentoDe } from '../mes/momentos';
import type { Periodo } from '../mes/use-mover';

/** The steps in minutes by which an event moves and grows. */
export const PASO = 15;

/** The minutes of a day on the clock. */
export const MINUTOS = 24 * 60;

/** The fewest minutes that a drawn event covers, so that its title can be read. */
const MENOS = 30;

const MS_A_MINUTE = 60_000;
const MS_A_DAY = MINUTOS * MS_A_MINUTE;

export type ItemConHora = Item & Periodo;

/** The part of an event that is on one day. */
export interface Franja<Con extends ItemConHora = ItemConHora> {
  item: Con;
  dia: string;
  /** The minutes since midnight on the clock of the cuenta. The end of the day is 1440. */
  desde: number;
  hasta: number;
  empieza: boolean;
  termina: boolean;
}

/** A part of an event with its place among the parts that overlap with it. */
export interface Lugar<Con extends ItemConHora = ItemConHora> extends Franja<Con> {
  /** The lane in which it begins, from 0, of `carriles` lanes of the same width. */
  carril: number;
  carriles: number;
  /** The number of lanes that it fills. */
  ancho: number;
}

/** The minutes since midnight of «09:30». */
export const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

/** The hour of so many minutes since midnight: «09:30». The end of the day is «00:00». */
export const horaDe = (minutos: number): string => {
  const inDay = minutos % MINUTOS;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** Rounds to the nearest step. */
export const alPaso = (minutos: number, paso = PASO): number => Math.round(minutos / paso) * paso;

/** Whether an item goes into the row above the hours: it has no hour, or lasts a whole day. */
export function isDeTodoElDia(item: Item): boolean {
  if (!item.desde || !item.hasta) return true;
  const periodo = { desde: item.desde, hasta: item.hasta };
  return isDiasEnteros(periodo) || Date.parse(item.hasta) - Date.parse(item.desde) >= MS_A_DAY;
}

export const isConHora = (item: Item): item is ItemConHora => !isDeTodoElDia(item);

/** The shown days on which an item without place among the hours is. */
export function diasDe(item: Item, dias: readonly string[]): string[] {
  if (!item.desde || !item.hasta) return dias.filter((dia) => dia === item.dia);
  const [first] = escritoDe(item.desde);
  const [fin, hasta] = escritoDe(item.hasta);
  const last = hasta === '00:00' && fin > first ? plusDays(fin, -1) : fin;
  return dias.filter((dia) => dia >= first && dia <= last);
}

/** The parts of an event on the shown days. An event over midnight has one on each of its days. */
export function franjasDe<Con extends ItemConHora>(item: Con, dias: readonly string[]): Franja<Con>[] {
  const [[first, from], [last, to]] = [escritoDe(item.desde), escritoDe(item.hasta)];
  return dias.flatMap((dia) => {
    if (dia < first || dia > last) return [];
    const desde = dia === first ? minutosDe(from) : 0;
    // When the clocks go back, an event may end at an earlier hour than it begins.
    const hasta = dia === last ? Math.max(minutosDe(to), dia === first ? desde + PASO : 0) : MINUTOS;
    return hasta === 0
      ? []
      : [{ item, dia, desde, hasta, empieza: dia === first, termina: dia === last || to === '00:00' }];
  });
}

/** The part of a day that the drawing covers, which is at least half an hour. */
export function dibujo({ desde, hasta }: Pick<Franja, 'desde' | 'hasta'>): { desde: number; hasta: number } {
  const begin = Math.min(desde, MINUTOS - MENOS);
  return { desde: begin, hasta: Math.max(hasta, begin + MENOS) };
}

/**
 * Puts the parts of one day beside each other where they overlap. Each takes the first free lane, and then all lanes to
 * its right that stay free.
 */
export function acomodar<Con extends ItemConHora>(franjas: readonly Franja<Con>[]): Lugar<Con>[] {
  const sorted = franjas.toSorted((a, b) => a.desde - b.desde || b.hasta - a.hasta);
  const lugares: Lugar<Con>[] = [];
  let grupo: Lugar<Con>[] = [];
  let end = 0;
  const close = () => {
    const carriles = Math.max(0, ...grupo.map(({ carril }) => carril + 1));
    for (const one of grupo) {
      const right = grupo.filter((other) => other.carril > one.carril && overlap(one, other));
      const limit = Math.min(carriles, ...right.map(({ carril }) => carril));
      lugares.push({ ...one, carriles, ancho: limit - one.carril });
    }
    grupo = [];
  };
  for (const franja of sorted) {
    if (dibujo(franja).desde >= end) close();
    const taken = new Set(grupo.filter((other) => overlap(other, franja)).map(({ carril }) => carril));
    let carril = 0;
    while (taken.has(carril)) carril += 1;
    grupo.push({ ...franja, carril, carriles: 1, ancho: 1 });
    end = Math.max(grupo.length === 1 ? 0 : end, dibujo(franja).hasta);
  }
  close();
  return lugares;
}

function overlap(a: Pick<Franja, 'desde' | 'hasta'>, b: Pick<Franja, 'desde' | 'hasta'>): boolean {
  const [one, other] = [dibujo(a), dibujo(b)];
  return one.desde < other.hasta && other.desde < one.hasta;
}

/** The period with the same length that begins at a minute of a day. */
export function movidoA({ desde, hasta }: Periodo, dia: string, minuto: number): Periodo {
  const [day, minutes] = enDia(dia, minuto);
  const begin = momentoDe(day, horaDe(minutes));
  return { desde: begin, hasta: isoAt(Date.parse(begin) + Date.parse(hasta) - Date.parse(desde)) };
}

/** The period so many minutes and days later, by the clock of the cuenta. */
export function corrido(periodo: Periodo, minutos: number, dias = 0): Periodo {
  const [dia, hora] = escritoDe(periodo.desde);
  return movidoA(periodo, plusDays(dia, dias), minutosDe(hora) + minutos);
}

/** The period that ends at a minute of a day. It lasts at least a step, and at most a day. */
export function terminadoA({ desde }: Periodo, dia: string, minuto: number): Periodo {
  const [day, minutes] = enDia(dia, minuto);
  const end = Date.parse(momentoDe(day, horaDe(minutes)));
  const begin = Date.parse(desde);
  return { desde, hasta: isoAt(Math.min(Math.max(end, begin + PASO * MS_A_MINUTE), begin + MS_A_DAY)) };
}

/** The period that ends so many minutes later. */
export function alargado(periodo: Periodo, minutos: number): Periodo {
  const [dia, hora] = escritoDe(periodo.hasta);
  return terminadoA(periodo, dia, minutosDe(hora) + minutos);
}

/** The day and its minute, for a minute that may be of the day before or after. */
function enDia(dia: string, minuto: number): [dia: string, minuto: number] {
  const days = Math.floor(minuto / MINUTOS);
  return [plusDays(dia, days), minuto - days * MINUTOS];
}

const isoAt = (moment: number) => new Date(moment).toISOString();
