import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatEntero, formatTotal } from '../../lib/numeros';
import { FilterButton } from '../filter/filter-button';
import { HintButton } from '../hint-button';
import { Box } from '../layout/layout';
import styles from './data-table.module.css';

/** The API's `paginacion`; `pagina` counts from 1. */
export interface Page {
  total: number;
  totalEsMinimo: boolean;
  pagina: number;
  tamano: number;
  ultimaPagina: number;
}

interface TablePagerProps {
  page: Page;
  onPage: (page: number) => void;
  /** The page sizes to choose from; without them no choice is offered. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

/** Shows the numbers of the rows on the page, and buttons to the other pages. */
export function TablePager({ page, onPage, sizes = [], onSize }: TablePagerProps) {
  const { total, pagina, tamano, ultimaPagina } = page;
  const first = (pagina - 1) * tamano + 1;
  const last = Math.min(pagina * tamano, total);
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {onSize && total > Math.min(...sizes) && (
        <Box marginRight="auto">
          <FilterButton
            label="Por página"
            options={sizes.map((size) => ({ value: `${size}`, label: `${size}` }))}
            values={[`${tamano}`]}
            isRequired
            onChange={([size]) => onSize(Number(size))}
          />
        </Box>
      )}
      <span aria-live="polite">
        {formatEntero(first)}–{formatEntero(last)} de {formatTotal(page)}
      </span>
      <HintButton size="small" label="Página anterior" aria-disabled={pagina <= 1} onClick={() => onPage(pagina - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} />
      </HintButton>
      <HintButton
        size="small"
        label="Página siguiente"
        aria-disabled={pagina >= ultimaPagina}
        onClick={() => onPage(pagina + 1)}
      >
        <ChevronRight size={18} strokeWidth={1.75} />
      </HintButton>
    </nav>
  );
}
