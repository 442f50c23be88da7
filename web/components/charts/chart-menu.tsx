import { ChartColumn, Download, Image as ImageIcon, Printer, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { csvOf } from '../../lib/csv';
import { hoyEnLaCuenta } from '../../lib/fechas';
import { warn } from '../../lib/log';
import { saveFile } from '../../lib/save-file';
import { useToast } from '../toast-actions';
import { ActionsMenu } from '../ui/actions-menu';
import { MenuItem, MenuSeparator } from '../ui/menu-entries';
import { type ChartData, isEmptyChart, rowsOf } from './chart-data';
import { chartPng } from './chart-png';
import { printAlone } from './print-alone';

interface ChartMenuProps {
  title: string;
  data: ChartData | undefined;
  card: RefObject<HTMLElement | null>;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

/** What can be done with a chart: its table, files of it, and paper. */
export function ChartMenu({ title, data, card, isTable, onTable }: ChartMenuProps) {
  const toast = useToast();
  const isOff = !data || isEmptyChart(data);
  const name = `${title} ${hoyEnLaCuenta()}`;
  const savePng = async () => {
    try {
      if (card.current) saveFile(await chartPng(card.current, title), `${name}.png`);
    } catch (error) {
      warn('A chart could not be drawn as a picture', error);
      toast('No se pudo hacer la imagen.', { severity: 'error' });
    }
  };
  return (
    <ActionsMenu label={`Más de «${title}»`} size="small">
      <MenuItem Icon={isTable ? ChartColumn : Table2} disabled={isOff} onClick={() => onTable(!isTable)}>
        {isTable ? 'Ver gráfico' : 'Ver tabla'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem Icon={Download} disabled={isOff} onClick={() => data && saveFile(csvOf(rowsOf(data)), `${name}.csv`)}>
        Descargar CSV
      </MenuItem>
      <MenuItem
        Icon={ImageIcon}
        disabled={isOff}
        motivo={isTable && !isOff ? 'Primero vuelva al gráfico.' : undefined}
        onClick={savePng}
      >
        Descargar PNG
      </MenuItem>
      <MenuItem Icon={Printer} disabled={isOff} onClick={() => card.current && printAlone(card.current)}>
        Imprimir
      </MenuItem>
    </ActionsMenu>
  );
}
