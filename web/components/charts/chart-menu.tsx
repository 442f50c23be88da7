import { ChartColumn, Image as ImageIcon, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { hoyEnLaCuenta } from '../../lib/fechas';
import { warn } from '../../lib/log';
import { saveFile } from '../../lib/save-file';
import { useToast } from '../toast-actions';
import { ActionsMenu } from '../ui/actions-menu';
import { MenuItem, MenuSeparator } from '../ui/menu-entries';
import { type ChartData, isEmptyChart, rowsOf } from './chart-data';
import { chartPng } from './chart-png';
import { CsvItem, PrintItem } from './table-menu';

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
  const savePng = async () => {
    try {
      if (card.current) saveFile(await chartPng(card.current, title), `${title} ${hoyEnLaCuenta()}.png`);
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
      <CsvItem title={title} rows={data && !isOff ? rowsOf(data) : undefined} />
      <MenuItem
        Icon={ImageIcon}
        disabled={isOff}
        motivo={isTable && !isOff ? 'Primero vuelva al gráfico.' : undefined}
        onClick={savePng}
      >
        Descargar PNG
      </MenuItem>
      <PrintItem card={card} isOff={isOff} />
    </ActionsMenu>
  );
}
