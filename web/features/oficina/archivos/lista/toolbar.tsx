import { LayoutGrid, List, Trash2 } from 'lucide-react';
import { ComoSwitch } from '../../../../components/como-switch';
import { OrdenButton } from '../../../../components/filter/orden-button';
import { HintButton } from '../../../../components/hint-button';
import { SearchField } from '../../../../components/search-field';
import { useMedia } from '../../../../lib/use-media';
import type { Archivos } from '../use-archivos';
import { ordenes } from './ordenes';
import styles from './toolbar.module.css';

const maneras = [
  { como: 'lista', label: 'Lista', Icon: List },
  { como: 'grilla', label: 'Grilla', Icon: LayoutGrid },
] as const;

/** The search over the whole drive, the order, how the items are shown, and the trash. */
export function Toolbar({ lista }: { lista: Archivos }) {
  const { direccion, change, como, setComo } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const hasOrden = !direccion.papelera && !direccion.buscar && (isNarrow || como === 'grilla');
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          value={direccion.buscar}
          onSearch={(buscar) => change({ buscar, papelera: false }, { replace: true })}
          label="Buscar en Archivos"
          placeholder="Buscar en todos los directorios"
        />
      </div>
      {hasOrden && <OrdenButton options={ordenes} value={direccion} onChange={change} />}
      <span className={styles.fin}>
        <HintButton
          label="Papelera"
          hintAlign="end"
          className={styles.papelera}
          aria-pressed={direccion.papelera}
          onClick={() => change({ papelera: !direccion.papelera, buscar: '', archivo: null, directorio: null })}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        {!direccion.papelera && (
          <ComoSwitch label="Cómo se muestran los archivos" maneras={maneras} como={como} onChange={setComo} />
        )}
      </span>
    </div>
  );
}
