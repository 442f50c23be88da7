import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry that was opened over the page of the entry before. */
export const openedHere = { isOpenedHere: true };

/**
 * Closes a dialog over a page that has an address. If it was opened over the page, it goes back, so that the history
 * does not hold the page twice.
 * @returns a function that closes it; its parameter is the address of the page
 */
export function useCloseOver(): (address: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (address) =>
    void (state?.isOpenedHere ? navigate(-1) : navigate(address, { replace: true, preventScrollReset: true }));
}
