import { useState } from 'react';
import type { CarpetaDetalleDto, MoverCarpetaDto } from '../../../api/generated/carpetas';
import { useToast } from '../../../components/toast-actions';
import { estados } from '../publico/estados';
import { isConflict, useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

/**
 * Moves a carpeta and shows the result in a toast. `mover` resolves to whether it moved.
 * @param onConflict called, without a toast, if somebody else changed the carpeta meanwhile
 */
export function useMover(carpeta: CarpetaDetalleDto, onConflict?: () => void) {
  const { move } = useCarpetaWrites();
  const toast = useToast();
  const tellProblem = useWriteProblem();
  const [isMoving, setIsMoving] = useState(false);

  const mover = async (dto: MoverCarpetaDto): Promise<boolean> => {
    setIsMoving(true);
    try {
      const moved = await move(carpeta, dto);
      const isNumbered = !carpeta.codigo && moved.codigo;
      toast(isNumbered ? `Carpeta ${moved.codigo} abierta` : `La carpeta pasó a «${estados[moved.estado].nombre}»`);
      return true;
    } catch (error) {
      if (onConflict && isConflict(error)) onConflict();
      else tellProblem(error, carpeta.id);
      return false;
    } finally {
      setIsMoving(false);
    }
  };

  return { mover, isMoving };
}
