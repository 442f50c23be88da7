import { Button } from '../../../../components/button';
import type { Lista } from '../tableros-api';
import styles from './sin-coincidencias.module.css';
import type { Filtro } from './use-filtro';

interface SinCoincidenciasProps {
  lists: readonly Lista[];
  filtro: Filtro;
}

/** Says that the filter hides all cards, and offers to clear it. */
export function SinCoincidencias({ lists, filtro: { matches, clear } }: SinCoincidenciasProps) {
  const isNone = matches !== null && !lists.some(({ cards }) => cards.some(matches));
  return (
    <div role="status">
      {isNone && (
        <p className={styles.none}>
          Ninguna tarjeta coincide con lo que busca.
          <Button size="small" color="primary" onClick={clear}>
            Ver todas
          </Button>
        </p>
      )}
    </div>
  );
}
