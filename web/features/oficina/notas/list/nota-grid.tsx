import { useMemo } from 'react';
import { Box } from '../../../../components/layout/layout';
import { byId } from '../../../../lib/by-id';
import type { Etiqueta, Nota } from '../notas-api';
import { NotaCard } from './nota-card';
import styles from './nota-grid.module.css';
import { useMasonry } from './use-masonry';

interface NotaGridProps {
  notas: readonly Nota[];
  etiquetas: readonly Etiqueta[];
  buscar: string;
}

/** The notas as cards of different heights, in as many columns as fit. Their reading order is kept. */
export function NotaGrid({ notas, etiquetas, buscar }: NotaGridProps) {
  const list = useMasonry<HTMLUListElement>();
  const titles = useMemo(() => byId(etiquetas), [etiquetas]);
  return (
    <ul className={styles.grid} ref={list} aria-label="Notas">
      {notas.map((nota) => (
        <Box key={nota.id} as="li" padBottom={4} shrinks>
          <NotaCard nota={nota} etiquetas={titles} buscar={buscar} />
        </Box>
      ))}
    </ul>
  );
}
