import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a history entry of something that was opened over the page of the entry before. */
export const openedHere = { isOpenedHere: true };

/**
 * Closes what is open over a page at an address of its own. Where it was opened there it goes back, so that the page is
 * not in the history twice.
 * @returns closes it; the parameter is the address of the page alone
 */
export function useCloseOver(): (address: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (address) =>
    void (state?.isOpenedHere ? navigate(-1) : navigate(address, { replace: true, preventScrollReset: true }));
}
