import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useToast } from '../../../../components/toast-actions';
import { useReloadCarpeta } from './use-carpeta-writes';

/**
 * The carpeta as it was when the form was opened. If somebody else changed the carpeta meanwhile, a write is a conflict
 * and overwrites nothing. That holds also when the page already has the newer carpeta.
 */
export function useSeenCarpeta(carpeta: CarpetaDetalleDto) {
  const [seen, setSeen] = useState(carpeta);
  const [hasConflict, setHasConflict] = useState(false);
  const reloadCarpeta = useReloadCarpeta();
  const toast = useToast();

  const reload = async (onReloaded?: (fresh: CarpetaDetalleDto) => void) => {
    try {
      const fresh = await reloadCarpeta(seen.id);
      setSeen(fresh);
      onReloaded?.(fresh);
      setHasConflict(false);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return { seen, hasConflict, tellConflict: () => setHasConflict(true), reload };
}
