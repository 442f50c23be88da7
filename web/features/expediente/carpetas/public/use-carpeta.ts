import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { isTypedHere } from '../../../../lib/typed-here';

/**
 * The carpeta whose page this tab belongs to, with the person's permissions in it (`permisos`). A permission that is
 * taken away while somebody writes on the page stays until the writing ends, as in `usePermiso`.
 */
export function useCarpeta(): CarpetaDetalleDto {
  const carpeta = useOutletContext<CarpetaDetalleDto>();
  const [shown, setShown] = useState(carpeta);
  const isLess = Object.entries(shown.permisos).some(
    ([permiso, had]) => had && !carpeta.permisos[permiso as keyof CarpetaDetalleDto['permisos']],
  );
  if (shown !== carpeta && (!isLess || !isTypedHere() || shown.id !== carpeta.id)) setShown(carpeta);
  const { permisos } = shown;
  return useMemo(() => (permisos === carpeta.permisos ? carpeta : { ...carpeta, permisos }), [carpeta, permisos]);
}
