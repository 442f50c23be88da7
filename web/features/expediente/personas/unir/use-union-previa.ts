import { useUnionesPreviewQuery } from '../publico/personas-api';

/** What would move if another persona were merged into this one. */
export function useUnionPrevia(id: string, otraId: string | null) {
  const { currentData, isFetching, error, refetch } = useUnionesPreviewQuery(
    { id, otraId: otraId ?? '' },
    { skip: !otraId, refetchOnMountOrArgChange: true },
  );
  return {
    previa: error || isFetching ? undefined : currentData,
    isChecking: isFetching,
    error,
    retry: () => void refetch(),
  };
}
