import { useMemo, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { type Movimiento, useLazyMovimientosFindPageQuery, useMovimientosFindPageQuery } from '../inventario-api';

/** The movements of a product, the latest first; older ones are read on request. None ever changes. */
export function useMovimientos(id: string) {
  const { currentData, error, refetch } = useMovimientosFindPageQuery({ id });
  const [fetchPage, { isFetching }] = useLazyMovimientosFindPageQuery();
  const [older, setOlder] = useState<readonly Movimiento[]>([]);
  const toast = useToast();

  const movimientos = useMemo(() => {
    if (!currentData) return undefined;
    const all = new Map([...currentData.movements, ...older].map((movimiento) => [movimiento.number, movimiento]));
    return [...all.values()].toSorted((one, other) => other.number - one.number);
  }, [currentData, older]);
  const last = movimientos?.at(-1)?.number ?? 1;

  const readOn = async () => {
    try {
      const { movements } = await fetchPage({ id, before: last }).unwrap();
      setOlder((known) => [...known, ...movements, ...(currentData?.movements ?? [])]);
    } catch (failure) {
      toast(apiMessage(failure), { severity: 'error' });
    }
  };
  return {
    movimientos,
    /** The number before which there are others; null at the first movement. */
    next: last > 1 ? last : null,
    error,
    retry: () => void refetch(),
    readOn,
    isReading: isFetching,
  };
}
