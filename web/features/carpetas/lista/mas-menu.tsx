import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { PanelProps } from '../../../components/late-panel';
import { Menu } from '../../../components/ui/menu';
import { SubmenuItem } from '../../../components/ui/menu-entries';
import { maxColumnas } from './carpeta-columns';
import { ColumnasEntries } from './columnas-entries';
import styles from './mas-menu.module.css';

interface MasMenuProps extends PanelProps {
  hasColumnas: boolean;
}

/** What is done with the list as a whole. */
export function MasMenu({ hasColumnas, anchor, onClose }: MasMenuProps) {
  const [view, setView] = useState<'lista' | 'columnas'>('lista');
  const isColumnas = view === 'columnas';
  return (
    <Menu
      label={isColumnas ? 'Columnas' : 'Más acciones de la lista'}
      anchor={anchor}
      align="end"
      view={view}
      onBack={isColumnas ? () => setView('lista') : undefined}
      onClose={onClose}
      header={
        isColumnas && <div className={styles.note}>Además de número y carátula, hasta {maxColumnas} columnas.</div>
      }
    >
      {isColumnas && <ColumnasEntries />}
      {!isColumnas && (
        <>
          {hasColumnas && (
            <SubmenuItem Icon={Columns3} to="columnas" onOpen={() => setView('columnas')}>
              Columnas
            </SubmenuItem>
          )}
        </>
      )}
    </Menu>
  );
}
