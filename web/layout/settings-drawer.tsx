import { SheetHeader } from '../components/sheet-header';
import { Sheet } from '../components/ui/sheet';
import { AparienciaFields } from '../features/plataforma/configuraciones/apariencia/apariencia-fields';
import { useAppSelector } from '../store/hooks';
import styles from './settings-drawer.module.css';

/** The choice of appearance, beside the page, which shows each choice at once. */
export function SettingsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const problem = useAppSelector(({ toasts: [toast] }) => (toast?.severity === 'error' ? toast.text : ''));

  return (
    <Sheet
      side="right"
      className={styles.drawer}
      backdropClassName={styles.backdrop}
      aria-labelledby="apariencia"
      isOpen={isOpen}
      onClose={onClose}
    >
      <SheetHeader id="apariencia" title="Apariencia" onClose={onClose} />
      <div className={styles.body}>
        <AparienciaFields />
      </div>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </Sheet>
  );
}
