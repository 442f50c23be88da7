import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens an item of a page at once, within the event that asks for it, because the next key already belongs to the item.
 * The router renders the new address only later.
 *
 * @param addressed the id of the item in the address
 * @returns the id of the item to show; `open` also goes to its address, with the state of its history entry
 */
export function useOpenItem(addressed: string | undefined) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The request counts until the router leaves the address at which it was made. */
  const [asked, setAsked] = useState({ id: '', at: '' });
  return {
    openId: asked.at === key ? asked.id : addressed,
    open: (id: string, address: string, state?: unknown) => {
      setAsked({ id, at: key });
      void navigate(address, { preventScrollReset: true, state });
    },
  };
}
