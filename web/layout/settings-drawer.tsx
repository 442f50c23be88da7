import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '../app/hooks';
import { HintButton } from '../components/hint-button';
import { AparienciaFields } from '../features/configuraciones/apariencia/apariencia-fields';
import styles from './settings-drawer.module.css';

/**
 * How the application looks, beside the page that shows what is chosen. The browser's own modal dialog: it keeps the
 * focus inside, closes on Escape, and gives the focus back.
 */
export function SettingsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const problem = useAppSelector(({ toasts: [toast] }) => (toast?.severity === 'error' ? toast.text : ''));

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog knows it
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="apariencia"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.header}>
          <h2 id="apariencia" className={styles.title}>
            Apariencia
          </h2>
          <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
            <X size={18} strokeWidth={1.75} />
          </HintButton>
        </div>
        <div className={styles.body}>
          <AparienciaFields />
        </div>
        <p className={styles.problem} role="status">
          {problem}
        </p>
      </div>
    </dialog>
  );
}
