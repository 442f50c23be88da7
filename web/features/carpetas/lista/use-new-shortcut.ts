import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** N opens a new carpeta, except while something is being typed or a dialog or menu is open. */
export function useNewShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      void navigate(`/carpetas/nueva${location.search}`, { preventScrollReset: true });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled, navigate]);
}
