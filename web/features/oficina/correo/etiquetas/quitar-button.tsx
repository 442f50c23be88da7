import { X } from 'lucide-react';
import { BareButton } from '../../../../components/layout/layout';
import styles from './color.module.css';

/** The x of a chip, which removes from the mail the thing that the chip names. */
export function QuitarButton({ label, onQuitar }: { label: string; onQuitar: () => void }) {
  return (
    <BareButton fixed round="sm" hover only="screen" className={styles.quitar} aria-label={label} onClick={onQuitar}>
      <X size={14} strokeWidth={2} aria-hidden="true" />
    </BareButton>
  );
}
