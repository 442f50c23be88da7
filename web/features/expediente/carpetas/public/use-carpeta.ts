import { useMemo, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { isTypedHere } from '../../../../lib/typed-here';

/**
 * The carpeta whose page this tab belongs to, with the person's permissions in it (`permisos`). A permission that is
 * taken away while somebody writes on the page stays until the writing ends, as in `usePermiso`.
 */
export function useCarpeta(): CarpetaDetalleDto {
  const carpeta = useOutletContext<CarpetaDetalleDto>();
  const shown = useRef(carpeta);
  const isLess = Object.entries(shown.current.permisos).some(
    ([permiso, had]) => had && !carpeta.permisos[permiso as keyof CarpetaDetalleDto['permisos']],
  );
  if (!isLess || !isTypedHere() || shown.current.id !== carpeta.id) shown.current = carpeta;
  const { permisos } = shown.current;
  return useMemo(() => (permisos === carpeta.permisos ? carpeta : { ...carpeta, permisos }), [carpeta, permisos]);
}
