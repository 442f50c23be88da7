import { Columns3, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../../components/data-table/table-pager';
import type { PanelProps } from '../../../../components/late-panel';
import { Text } from '../../../../components/layout/layout';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem, SubmenuItem } from '../../../../components/ui/menu-entries';
import { formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { maxColumnas } from './carpeta-columns';
import { ColumnasEntries } from './column-entries';
import styles from './mas-menu.module.css';
import { maxExportadas, useExportar } from './use-exportar';
import type { useLista } from './use-list';

type Total = Pick<Page, 'total' | 'totalEsMinimo'>;

interface MasMenuProps extends PanelProps {
  lista: ReturnType<typeof useLista>;
  total: Total | undefined;
  isTablero: boolean;
  hasColumnas: boolean;
}

/** The menu of actions on the whole list. */
export function MasMenu({ lista: { busqueda, vistas }, total, isTablero, hasColumnas, ...panel }: MasMenuProps) {
  const canExport = usePermiso('carpetas.exportar') && !busqueda.papelera;
  const exportar = useExportar();
  const nombre = vistas.actual?.nombre ?? 'Carpetas';
  const [view, setView] = useState<'lista' | 'columnas'>('lista');
  const isColumnas = view === 'columnas';
  return (
    <Menu
      label={isColumnas ? 'Columnas' : 'Más acciones de la lista'}
      align="end"
      view={view}
      onBack={isColumnas ? () => setView('lista') : undefined}
      {...panel}
      header={
        isColumnas && (
          <Text as="div" pad={[2, 3]} size="sm" tone="soft" className={styles.note}>
            Además de número y carátula, hasta {maxColumnas} columnas.
          </Text>
        )
      }
    >
      {isColumnas && <ColumnasEntries />}
      {!isColumnas && (
        <>
          {hasColumnas && !isTablero && (
            <SubmenuItem Icon={Columns3} to="columnas" onOpen={() => setView('columnas')}>
              Columnas
            </SubmenuItem>
          )}
          {canExport && (
            <MenuItem Icon={Sheet} disabled={!total?.total} onClick={() => exportar(busqueda, nombre)}>
              {exportText(total)}
            </MenuItem>
          )}
          {!isTablero && (
            <MenuItem Icon={Printer} disabled={!total?.total} onClick={() => print()}>
              Imprimir esta página
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}

/** Says how many carpetas go into the file, or the most that it can have when they are not all counted. */
function exportText(total: Total | undefined): string {
  if (!total || total.totalEsMinimo) return `Exportar (CSV, hasta ${formatEntero(maxExportadas)} carpetas)`;
  return `Exportar ${total.total === 1 ? 'la carpeta' : `las ${formatEntero(total.total)} carpetas`} (CSV)`;
}
