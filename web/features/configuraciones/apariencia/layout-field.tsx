import { useSearchParams } from 'react-router-dom';
import type { Layout } from '../../../session/session';
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

/** Where the navigation and the page lie. */
export function LayoutField() {
  const [layout, choose] = usePreferencia('layout', 'classy');
  const [search, setSearch] = useSearchParams();

  const chooseOver = (chosen: Layout) => {
    choose(chosen);
    // `?layout=` in the address would go on hiding the choice.
    if (!search.has('layout')) return;
    search.delete('layout');
    setSearch(search, { replace: true, preventScrollReset: true });
  };

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
