import { registerDecorator, type ValidationOptions } from 'class-validator';
import { DateTime } from 'luxon';
import { AWAITING_SIGNATURE, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** The facts of carpetas by which people filter in a period. */
const HECHOS_DE_CARPETA = ['nueva', 'movida', 'firmada', 'atrasada', 'terminada', 'anulada', 'reabierta'] as const;
type HechoDeCarpeta = (typeof HECHOS_DE_CARPETA)[number];

/** A fact, and the first and last day of the period. */
export interface HechoFiltro {
  hecho: HechoDeCarpeta;
  desde: string;
  hasta: string;
}

const written = new RegExp(`^(${HECHOS_DE_CARPETA.join('|')})_(\\d{4}-\\d{2}-\\d{2})_(\\d{4}-\\d{2}-\\d{2})$`);

/** Parses `nueva_2026-11-23_2026-11-29`. Null for an unknown fact, or days that do not exist. */
export function readHecho(text: unknown): HechoFiltro | null {
  const [, hecho, desde, hasta] = (typeof text === 'string' && written.exec(text)) || [];
  const isDay = (day: string | undefined) => day !== undefined && DateTime.fromISO(day).isValid;
  if (!hecho || !isDay(desde) || !isDay(hasta)) {
    return null;
  }
  return { hecho: hecho as HechoDeCarpeta, desde: desde!, hasta: hasta! };
}

/** The facts that are moves. */
type HechoDeMovimiento = Exclude<HechoDeCarpeta, 'nueva' | 'firmada' | 'atrasada'>;

/** The states that make a move this fact: to `a`, from `de`, but not to `menosA`. */
interface Moves {
  a?: readonly EstadoCarpeta[];
  de?: readonly EstadoCarpeta[];
  menosA?: EstadoCarpeta;
}

const MOVES: Readonly<Record<HechoDeMovimiento, Moves>> = {
  movida: {},
  terminada: { a: ['entregada', 'archivada'] },
  anulada: { a: ['anulada'] },
  // A suspended carpeta that is annulled does not count as reopened.
  reabierta: { de: ['archivada', 'suspendida'], menosA: 'anulada' },
};

/** Whether a move from one state to another is the fact. */
export function isHecho(hecho: HechoDeMovimiento, move: { de: EstadoCarpeta; a: EstadoCarpeta }): boolean {
  const { a, de, menosA } = MOVES[hecho];
  return (!a || a.includes(move.a)) && (!de || de.includes(move.de)) && move.a !== menosA;
}

/**
 * The condition that a fact happened to the carpeta `c` in a period. Days are those of the cuenta's time zone.
 * @param bind gives the place of a value in the statement
 */
export function happened({ hecho, desde, hasta }: HechoFiltro, zona: string, bind: (value: unknown) => string): string {
  const [from, to] = [bind(desde), bind(hasta)];
  if (hecho === 'firmada') {
    return `c.fecha_firma between ${from}::date and ${to}::date`;
  }
  const zone = bind(zona);
  if (hecho === 'atrasada') {
    return `c.estado = any (${bind(AWAITING_SIGNATURE)}) and c.fecha_firma_prevista between ${from}::date and ${to}::date
      and c.fecha_firma_prevista < (now() at time zone ${zone})::date`;
  }
  const during = (moment: string) =>
    `${moment} >= ${from}::date::timestamp at time zone ${zone}
     and ${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`;
  if (hecho === 'nueva') {
    return during('c.creada_en');
  }
  const { a, de, menosA } = MOVES[hecho];
  const states = [
    ...(a ? [`m.datos->>'a' = any (${bind(a)})`] : []),
    ...(de ? [`m.datos->>'de' = any (${bind(de)})`] : []),
    ...(menosA ? [`m.datos->>'a' <> ${bind(menosA)}`] : []),
  ];
  const where = ["m.accion = 'carpeta.movida'", during('m.en'), ...states].join(' and ');
  return `c.id = any (array(select m.carpeta_id from auditoria m where ${where}))`;
}

/** Checks that {@link readHecho} can read the text. */
export function IsHecho(options: ValidationOptions): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isHecho',
      target: target.constructor,
      propertyName: String(propertyName),
      options,
      validator: { validate: (value: unknown) => readHecho(value) !== null },
    });
}
