import { Columns3, List, Trash2 } from 'lucide-react';
import { ComoSwitch } from '../../../../components/como-switch';
import bar from '../../../../components/filter/filter-bar.module.css';
import { HintButton } from '../../../../components/hint-button';
import { type Busqueda, type ChangeBusqueda, hasFilters, sinFiltros } from '../busqueda';
import styles from './list-controls.module.css';
import type { Como } from './use-como';

const maneras = [
  { como: 'lista', label: 'Lista', Icon: List },
  { como: 'tablero', label: 'Tablero', Icon: Columns3 },
] as const;

interface ListaControlesProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  como: Como;
  onComo: (como: Como) => void;
}

/** The choices for the whole list: no filters, the trash, and list or board. */
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
      <ComoSwitch label="Cómo se muestran las carpetas" maneras={maneras} como={como} onChange={onComo} />
    </>
  );
}
