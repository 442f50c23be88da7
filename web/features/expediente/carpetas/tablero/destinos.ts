import type { MovimientoDto } from '../../../../api/generated/carpetas';
import { enumerarOpciones } from '../../../../lib/enumerar';
import type { EstadoCarpeta, NombreDeEstado } from '../public/estados';
import { seFirmaAlNumerar } from '../public/firma-al-numerar';
import type { Tarjeta } from './tableros';

/** The facts besides the carpeta that decide about a move on the board. */
export interface QuienMueve {
  nombreDeEstado: NombreDeEstado;
  /** Whether the person may sign, and so give the number that a signature waits for. */
  firma: boolean;
}

/** Why a card whose move waits cannot be moved. */
export const SE_MUEVE = 'La carpeta todavía se está moviendo.';

/** Why a move cannot be made now. Null when it can be made, or when its own form makes it possible. */
export const motivoDe = (move: MovimientoDto, firma: boolean): string | null =>
  firma && seFirmaAlNumerar(move) ? null : move.motivo;

/** Why a carpeta cannot go to a state. Null when it can, or is already in that state. */
export function obstaculoDe(
  { estado, movimientos, isMoving }: Tarjeta,
  to: EstadoCarpeta,
  { nombreDeEstado, firma }: QuienMueve,
): string | null {
  if (estado === to) return null;
  if (isMoving) return SE_MUEVE;
  const move = movimientos.find((one) => one.estado === to);
  return move ? motivoDe(move, firma) : `Una carpeta en «${nombreDeEstado(estado)}» no pasa a «${nombreDeEstado(to)}».`;
}

/** A text that says where a carpeta can go, and why not elsewhere. It is for people who do not see the columns. */
export function destinosText({ movimientos, isMoving }: Tarjeta, { nombreDeEstado, firma }: QuienMueve): string {
  if (isMoving) return SE_MUEVE;
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
