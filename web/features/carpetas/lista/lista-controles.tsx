import { Trash2 } from 'lucide-react';
import bar from '../../../components/filter/filter-bar.module.css';
import { HintButton } from '../../../components/hint-button';
import { type Busqueda, type ChangeBusqueda, hasFilters, sinFiltros } from '../busqueda';
import { ComoSwitch } from './como-switch';
import styles from './lista-controles.module.css';
import type { Como } from './use-como';

interface ListaControlesProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  como: Como;
  onComo: (como: Como) => void;
}

/** What is chosen for the list as a whole: no filters, the trash, and how it is shown. */
export function ListaControles({ busqueda, onChange, como, onComo }: ListaControlesProps) {
  return (
    <>
      {hasFilters(busqueda) && (
        <button type="button" className={bar.clear} onClick={() => onChange(sinFiltros)}>
          Quitar filtros
        </button>
      )}
      <HintButton
        label="Papelera"
        hintAlign="end"
        className={styles.papelera}
        aria-pressed={busqueda.papelera}
        onClick={() => onChange({ papelera: !busqueda.papelera })}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <ComoSwitch como={como} onChange={onComo} />
    </>
  );
}
