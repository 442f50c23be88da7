import { useOutletContext } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';

/** The carpeta whose page this tab belongs to, with what the person may do in it (`permisos`). */
export function useCarpeta(): CarpetaDetalleDto {
  return useOutletContext<CarpetaDetalleDto>();
}
