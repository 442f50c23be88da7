import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** What is open takes the keys; not the contact itself, which is a dialog where it lies over the list. */
const open = '[role="dialog"][aria-modal="true"]:not([data-beside]), [role="alertdialog"], [role="menu"]';

/** Ctrl or ⌘ with / begins a new contact; one that is being written asks before it is given up. */
export function useAddShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      if (document.querySelector(open)) return;
      event.preventDefault();
      void navigate(`/apps/contacts/nuevo${location.search}`, { preventScrollReset: true });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled, navigate]);
}
