import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that goes back to the list, which keeps its search. */
export function useCloseToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => void navigate(`/personas${search}`, { preventScrollReset: true }), [navigate, search]);
}
