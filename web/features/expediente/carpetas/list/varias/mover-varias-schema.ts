import { check, forward, type InferOutput, object, picklist, pipe, string } from 'valibot';
import { type EstadoCarpeta, estados } from '../../public/estados';

/** Whether a move needs a reason. @param reabre whether some of the carpetas are archived */
export const pideMotivo = (estado: EstadoCarpeta | '', reabre: boolean): boolean =>
  estado === 'suspendida' || estado === 'anulada' || (estado === 'entregada' && reabre);

export const moverVariasSchema = (reabre: boolean) =>
  pipe(
    object({ estado: picklist(['', ...estados]), motivo: string() }),
    forward(
      check(({ estado, motivo }) => motivo.trim() !== '' || !pideMotivo(estado, reabre), 'Indique el motivo.'),
      ['motivo'],
    ),
  );

export type Movimiento = InferOutput<ReturnType<typeof moverVariasSchema>>;

export const sinMovimiento: Movimiento = { estado: '', motivo: '' };
