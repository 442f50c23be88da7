import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button';
import { titleOfPage } from '../../../lib/document-title';
import type { Atajo, AtajoValues } from './atajos-api';
import styles from './page-button.module.css';

interface PageButtonProps {
  atajos: Atajo[];
  isAdding: boolean;
  onAdd: (values: AtajoValues) => void;
}

/** The icon of a page, by the start of its address. */
const icons: [string, string][] = [
  ['/carpetas', 'folder-open'],
  ['/personas', 'identification'],
  ['/chat', 'chat-bubble-left-right'],
  ['/configuraciones', 'cog-6-tooth'],
];

/** Adds the page that is shown as an atajo, with its filters and its tab, which are in its address. */
export function PageButton({ atajos, isAdding, onAdd }: PageButtonProps) {
  const { pathname, search } = useLocation();
  const link = pathname + search;
  if (atajos.some((atajo) => atajo.link === link)) return null;

  const add = () => {
    const icon = icons.find(([start]) => pathname.startsWith(start))?.[1] ?? 'star';
    const label = titleOfPage().slice(0, 60) || pathname;
    onAdd({ label, description: null, icon: `heroicons_outline:${icon}`, link, useRouter: true });
  };

  return (
    <div className={styles.place}>
      <Button
        className={styles.button}
        color="primary"
        loading={isAdding}
        startIcon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={add}
      >
        Agregar esta página
      </Button>
    </div>
  );
}
