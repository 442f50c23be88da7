import { Columns3, Printer, RotateCcw, Sheet } from 'lucide-react';
import { useState } from 'react';
import { CheckMark } from '../../../../components/check-mark';
import type { Page } from '../../../../components/data-table/table-pager';
import type { PanelProps } from '../../../../components/late-panel';
import { Text } from '../../../../components/layout/layout';
import { Menu } from '../../../../components/ui/menu';
import { MenuCheckbox, MenuItem, MenuSeparator, SubmenuItem } from '../../../../components/ui/menu-entries';
import { useDescargar } from '../../../../components/use-descargar';
import { formatEntero } from '../../../../lib/numeros';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import type { Busqueda } from '../busqueda';
import { filtrosDe } from '../vistas/vistas';
import { type ColumnaId, habituales, maxColumnas, nombreDeColumna, opcionales } from './carpeta-columns';
import styles from './mas-menu.module.css';
import { useColumnas } from './use-columns';
import type { useLista } from './use-list';

/** The most carpetas of one file, as on the server. */
const maxExportadas = 5_000;

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

/** Downloads all carpetas that match the filters as a table for spreadsheets. */
function useExportar() {
  const descargar = useDescargar();
  return (busqueda: Busqueda, nombre: string) =>
    descargar(`${nombre}.csv`, { url: '/api/carpetas/exportar', params: { ...filtrosDe(busqueda) } });
}

/** The columns of the list that can be hidden. Número and carátula always stay. */
function ColumnasEntries() {
  const { columnas, choose } = useColumnas();
  const palabras = usePalabras();
  const isFull = columnas.length >= maxColumnas;
  const isUsual = columnas.length === habituales.length && habituales.every((id) => columnas.includes(id));
  return (
    <>
      {(Object.keys(opcionales) as ColumnaId[]).map((id) => {
        const isChosen = columnas.includes(id);
        return (
          <MenuCheckbox
            key={id}
            isChecked={isChosen}
            isDisabled={isFull && !isChosen}
            onChange={(isWanted) => choose(isWanted ? [...columnas, id] : columnas.filter((one) => one !== id))}
          >
            <CheckMark isChosen={isChosen} />
            {nombreDeColumna(id, palabras)}
          </MenuCheckbox>
        );
      })}
      <MenuSeparator />
      <MenuItem Icon={RotateCcw} keepsOpen disabled={isUsual} onClick={() => choose(habituales)}>
        Volver a lo habitual
      </MenuItem>
    </>
  );
}
