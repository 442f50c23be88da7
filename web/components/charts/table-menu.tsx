import { Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { csvOf } from '../../lib/csv';
import { hoyEnLaCuenta } from '../../lib/fechas';
import { saveFile } from '../../lib/save-file';
import { ActionsMenu } from '../ui/actions-menu';
import { MenuItem } from '../ui/menu-entries';

interface TableMenuProps {
  title: string;
  /** The rows of the file, its headings first; undefined while they load, or without data. */
  rows: readonly (readonly string[])[] | undefined;
  card: RefObject<HTMLElement | null>;
}

/** The menu of figures without a chart: a file of them, and print. */
export function TableMenu({ title, rows, card }: TableMenuProps) {
  return (
    <ActionsMenu label={`Más de «${title}»`} size="small">
      <CsvItem title={title} rows={rows} />
      <PrintItem card={card} isOff={!rows} />
    </ActionsMenu>
  );
}

/** Downloads a table as CSV. The name of the file has the title and the date of today. */
export function CsvItem({ title, rows }: Omit<TableMenuProps, 'card'>) {
  const save = () => rows && saveFile(csvOf(rows), `${title} ${hoyEnLaCuenta()}.csv`);
  return (
    <MenuItem Icon={Download} disabled={!rows} onClick={save}>
      Descargar CSV
    </MenuItem>
  );
}

/** Prints a card without the rest of its page. */
export function PrintItem({ card, isOff }: { card: TableMenuProps['card']; isOff: boolean }) {
  return (
    <MenuItem Icon={Printer} disabled={isOff} onClick={() => card.current && printAlone(card.current)}>
      Imprimir
    </MenuItem>
  );
}

/** Prints one element of the page. `charts.module.css` hides all other elements. */
function printAlone(element: HTMLElement): void {
  const { dataset } = document.body;
  element.dataset.printed = '';
  dataset.printsOne = '';
  const restore = () => {
    delete element.dataset.printed;
    delete dataset.printsOne;
  };
  addEventListener('afterprint', restore, { once: true });
  // The menu must close first, and give the focus back.
  setTimeout(() => print());
}
