import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatEntero } from '../../lib/numeros';
import { Button } from '../button';
import { HintButton } from '../hint-button';
import { Text } from '../layout/layout';
import { useElegidas } from './elegibles';
import styles from './selection.module.css';

interface BarraDeElegidasProps {
  /** The bar's accessible name. */
  label: string;
  /** The grammatical gender of the listed things. */
  genero: 'a' | 'o';
  /**
   * The label of the button that chooses all rows; by default «Elegir todas», or «Elegir las 128» for a list in parts.
   */
  todos?: string;
  /** The actions on all chosen rows. */
  children: ReactNode;
}

/** The number of chosen rows, and the actions on them. The bar stays at the bottom of the window. */
export function BarraDeElegidas({ label, genero, todos, children }: BarraDeElegidasProps) {
  const { ids, total, isAll, isPartial, all, clear } = useElegidas();
  const [isChoosing, setIsChoosing] = useState(false);
  const isShown = ids.length > 0;
  const several = ids.length === 1 ? '' : 's';
  const said = `${formatEntero(ids.length)}${isPartial ? ` de ${formatEntero(total)}` : ''} seleccionad${genero}${several}`;
  const every = isPartial ? `Elegir l${genero}s ${formatEntero(total)}` : `Elegir tod${genero}s`;

  const chooseAll = async () => {
    setIsChoosing(true);
    await all();
    setIsChoosing(false);
  };
  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown && said}
      </span>
      {isShown && (
        <section className={styles.barra} aria-label={label} data-barra>
          <Text weight="medium" numeric nowrap className={styles.total} aria-hidden="true">
            {said}
          </Text>
          <div className={styles.acciones}>
            {!isAll && (
              <Button size="small" loading={isChoosing} onClick={() => void chooseAll()}>
                {todos ?? every}
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
