import { useState } from 'react';
import type { CarpetaDetalleDto, MoverCarpetaDto } from '../../../../api/generated/carpetas';
import { useToast } from '../../../../components/toast-actions';
import { type NombreDeEstado, useNombreDeEstado } from '../public/estados';
import { useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

/**
 * Moves a carpeta and shows the result in a toast. `mover` resolves to the moved carpeta, or to null if the move was
 * refused.
 * @param onRefused shows a refusal itself; it returns false for a refusal that a toast is to tell
 */
export function useMover(carpeta: CarpetaDetalleDto, onRefused?: (error: unknown) => boolean) {
  const { move } = useCarpetaWrites();
  const toast = useToast();
  const nombreDeEstado = useNombreDeEstado();
  const tellProblem = useWriteProblem();
  const [isMoving, setIsMoving] = useState(false);

  const mover = async (dto: MoverCarpetaDto): Promise<CarpetaDetalleDto | null> => {
    setIsMoving(true);
    try {
      const moved = await move(carpeta, dto);
      toast(resultOf(carpeta, moved, nombreDeEstado));
      return moved;
    } catch (error) {
      if (!onRefused?.(error)) tellProblem(error, carpeta.id);
      return null;
    } finally {
      setIsMoving(false);
    }
  };

  return { mover, isMoving };
}

/**
 * The text of the toast. Annulling a draft gives it a number too, but only a move to en_preparacion opens the carpeta.
 */
export function resultOf(
  before: Pick<CarpetaDetalleDto, 'codigo'>,
  { codigo, estado }: CarpetaDetalleDto,
  nombreDeEstado: NombreDeEstado,
): string {
  const isNumbered = !before.codigo && codigo;
  if (isNumbered && estado === 'en_preparacion') return `Carpeta ${codigo} abierta`;
  const moved = `La carpeta pasó a «${nombreDeEstado(estado)}»`;
  return isNumbered ? `${moved} con el número ${codigo}` : moved;
}
