import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { HintButton } from '../hint-button';
import { useElegidas } from './elegibles';
import styles from './seleccion.module.css';

interface BarraDeElegidasProps {
  /** The bar's accessible name. */
  label: string;
  /** The gender of what is listed. */
  genero: 'a' | 'o';
  /** What can be done with all of them. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. It stays at the bottom of the window. */
export function BarraDeElegidas({ label, genero, children }: BarraDeElegidasProps) {
  const { ids, isAll, all, clear } = useElegidas();
  const isShown = ids.length > 0;
  const total = `${ids.length} seleccionad${genero}${ids.length === 1 ? '' : 's'}`;
  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown && total}
      </span>
      {isShown && (
        <section className={styles.barra} aria-label={label} data-barra>
          <span className={styles.total} aria-hidden="true">
            {total}
          </span>
          <div className={styles.acciones}>
            {!isAll && (
              <Button size="small" onClick={all}>
                Elegir tod{genero}s
              </Button>
            )}
            {children}
          </div>
          <HintButton size="small" label={`No elegir ningun${genero}`} hintAlign="end" onClick={clear}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </section>
      )}
    </>
  );
}
