import { X } from 'lucide-react';
import { HintButton } from './hint-button';
import { Text } from './layout/layout';
import styles from './sheet-header.module.css';

interface SheetHeaderProps {
  /** The id of the title element, which names the sheet. */
  id: string;
  title: string;
  onClose: () => void;
}

/** The title of a sheet and its close button, as high as the top bar. */
export function SheetHeader({ id, title, onClose }: SheetHeaderProps) {
  return (
    <header className={styles.header}>
      <Text id={id} as="h2" size="lg" weight="strong">
        {title}
      </Text>
      <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </header>
  );
}
