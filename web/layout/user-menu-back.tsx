import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem } from '../components/ui/menu-entries';
import styles from './user-menu.module.css';

/** The heading of a second menu, which leads back to the first. */
export function UserMenuBack({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <MenuItem Icon={ChevronLeft} keepsOpen className={styles.back} onClick={onBack}>
      <span>
        <span className="visually-hidden">Volver desde </span>
        {children}
      </span>
    </MenuItem>
  );
}
