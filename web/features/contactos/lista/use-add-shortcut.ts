import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Ctrl or ⌘ with / begins a new contact, except while a dialog is open or another one is being written. */
export function useAddShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      if (document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"], [role="alertdialog"]')) return;
      event.preventDefault();
      void navigate(`/apps/contacts/nuevo${location.search}`, { preventScrollReset: true });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled, navigate]);
}
