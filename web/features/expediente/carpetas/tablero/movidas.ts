import type { CarpetaDeTableroDto, ColumnaDeCarpetasDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { enumerarOpciones } from '../../../../lib/enumerar';
import type { EstadoCarpeta, NombreDeEstado } from '../public/estados';
import { seFirmaAlNumerar } from '../public/firma-al-numerar';

/** A carpeta that is shown in another column than in the server's answer. */
export interface Movida {
  carpeta: CarpetaDeTableroDto;
  /** Whether the server has moved the carpeta. Until then the card may go back. */
  isDone: boolean;
}

/** The facts besides the carpeta that decide about a move on the board. */
export interface QuienMueve {
  nombreDeEstado: NombreDeEstado;
  /** Whether the person may sign, and so give the number that a signature waits for. */
  firma: boolean;
}

/** Why a move cannot be made now. Null when it can be made, or when its own form makes it possible. */
export const motivoDe = (move: MovimientoDto, firma: boolean): string | null =>
  firma && seFirmaAlNumerar(move) ? null : move.motivo;

/** Why a carpeta cannot go to a state. Null when it can, or is already in that state. */
export function obstaculoDe(
  { estado, movimientos }: CarpetaDeTableroDto,
  to: EstadoCarpeta,
  { nombreDeEstado, firma }: QuienMueve,
): string | null {
  if (estado === to) return null;
  const move = movimientos.find((one) => one.estado === to);
  return move ? motivoDe(move, firma) : `Una carpeta en «${nombreDeEstado(estado)}» no pasa a «${nombreDeEstado(to)}».`;
}

/** A text that says where a carpeta can go, and why not elsewhere. It is for people who do not see the columns. */
export function destinosText({ movimientos }: CarpetaDeTableroDto, { nombreDeEstado, firma }: QuienMueve): string {
  const moves = movimientos.map((move) => ({
    name: `«${nombreDeEstado(move.estado)}»`,
    motivo: motivoDe(move, firma),
  }));
  const open = moves.filter(({ motivo }) => !motivo).map(({ name }) => name);
  const refused = moves.flatMap(({ name, motivo }) => (motivo ? `A ${name} no: ${motivo}` : []));
  return [
    open.length > 0 ? `Puede pasar a ${enumerarOpciones(open)}.` : 'No puede pasar a ningún estado.',
    ...refused,
  ].join(' ');
}

/**
 * The moved carpetas that the columns do not show yet. A move that is done is dropped once the columns have its
 * version.
 */
export function stillMovidas(movidas: readonly Movida[], columnas: readonly ColumnaDeCarpetasDto[]): Movida[] {
  if (movidas.length === 0) return [];
  const known = new Map(columnas.flatMap(({ carpetas }) => carpetas.map(({ id, version }) => [id, version] as const)));
  return movidas.filter(({ carpeta, isDone }) => !isDone || (known.get(carpeta.id) ?? 0) < carpeta.version);
}

/** The carpetas of a column. Carpetas that were moved there come first; carpetas that were moved away are left out. */
export function withMovidas(
  carpetas: readonly CarpetaDeTableroDto[],
  movidas: readonly Movida[],
  estado: EstadoCarpeta,
): CarpetaDeTableroDto[] {
  const moved = new Set(movidas.map(({ carpeta }) => carpeta.id));
  const here = movidas.flatMap(({ carpeta }) => (carpeta.estado === estado ? carpeta : []));
  return [...here, ...carpetas.filter(({ id }) => !moved.has(id))];
}
