import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Layout } from '../../../../session/session';
import styles from './apariencia.module.css';
import { ChoiceGroup } from './choice-group';
import { LayoutDrawing } from './layout-drawing';
import { usePreferencia } from './use-preferencia';

const names: Readonly<Record<Layout, string>> = {
  classy: 'Elegante',
  classic: 'Clásica',
  futuristic: 'Futurista',
  compact: 'Compacta',
  dense: 'Densa',
  thin: 'Fina',
  modern: 'Moderna',
  enterprise: 'Empresarial',
  material: 'Material',
  centered: 'Centrada',
  empty: 'Vacía',
};

const layouts = Object.keys(names) as Layout[];

/** Chooses the layout: the places of the navigation and of the page. */
export function LayoutField() {
  const [layout, choose] = usePreferencia('layout', 'classy');
  const chooseOver = useChooseOverAddress(choose);

  return (
    <ChoiceGroup label="Disposición" values={layouts} value={layout} onChange={chooseOver} arrangement="tiles">
      {(each) => (
        <span className={styles.tile}>
          <LayoutDrawing layout={each} />
          {names[each]}
        </span>
      )}
    </ChoiceGroup>
  );
}

/** Removes `?layout=` from the address before the choice, since that parameter overrides it. */
function useChooseOverAddress(choose: (layout: Layout) => void) {
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<Layout | null>(null);
  const isAsked = search.has('layout');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address and the wanted layout start it
  useEffect(() => {
    if (wanted === null || isAsked) return;
    setWanted(null);
    choose(wanted);
  }, [wanted, isAsked]);

  return (chosen: Layout) => {
    if (!isAsked) return choose(chosen);
    const rest = new URLSearchParams(search);
    rest.delete('layout');
    setSearch(rest, { replace: true, preventScrollReset: true });
    setWanted(chosen);
  };
}
