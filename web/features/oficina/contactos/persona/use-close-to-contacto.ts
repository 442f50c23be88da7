import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back from a dialog to the data of its contact. */
export function useCloseToContacto(id: string): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    () => void navigate(`/apps/contacts/${id}${search}`, { replace: true, preventScrollReset: true }),
    [navigate, id, search],
  );
}
