import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useAttempt } from '../../../../components/use-attempt';
import { useReloadCarpeta } from './use-carpeta-writes';

/**
 * The carpeta as it was when the form was opened. If somebody else changed the carpeta meanwhile, a write is a conflict
 * and overwrites nothing. That holds also when the page already has the newer carpeta.
 */
export function useSeenCarpeta(carpeta: CarpetaDetalleDto) {
  const [seen, setSeen] = useState(carpeta);
  const [hasConflict, setHasConflict] = useState(false);
  const reloadCarpeta = useReloadCarpeta();
  const attempt = useAttempt();

  const reload = async (onReloaded?: (fresh: CarpetaDetalleDto) => void) => {
    await attempt(async () => {
      const fresh = await reloadCarpeta(seen.id);
      setSeen(fresh);
      onReloaded?.(fresh);
      setHasConflict(false);
    });
  };

  return { seen, hasConflict, tellConflict: () => setHasConflict(true), reload };
}
