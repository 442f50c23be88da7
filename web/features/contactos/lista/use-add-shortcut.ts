import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** An open dialog or menu turns the shortcut off, except the drawer of a contact (`data-beside`). */
const open = '[role="dialog"][aria-modal="true"]:not([data-beside]), [role="alertdialog"], [role="menu"]';

/** Ctrl+/ or ⌘+/ opens the form of a new contact. Unsaved changes are asked about first. */
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
