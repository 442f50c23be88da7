import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Closes what lies over the list, which stays as it was. */
export function useCloseToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => void navigate(`/personas${search}`, { preventScrollReset: true }), [navigate, search]);
}
