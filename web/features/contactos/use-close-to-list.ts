import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Closes what is beside or over the list, which stays as it was. */
export function useCloseToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => void navigate(`/apps/contacts${search}`, { preventScrollReset: true }), [navigate, search]);
}
