import { FilterButton } from '../../../../components/filter/filter-button';
import { SearchField } from '../../../../components/search-field';
import type { Etiqueta } from '../tableros-api';
import styles from './filtro-tablero.module.css';
import type { Filtro } from './use-filtro';

interface FiltroTableroProps {
  labels: readonly Etiqueta[];
  filtro: Filtro;
}

/** The filter of the cards, by text and by labels. The address keeps it. */
export function FiltroTablero({ labels, filtro }: FiltroTableroProps) {
  return (
    <search className={styles.filter}>
      <SearchField label="Buscar tarjetas" value={filtro.buscar} onSearch={filtro.search} />
      {labels.length > 0 && (
        <FilterButton
          label="Etiquetas"
          options={labels.map(({ id, title }) => ({ value: id, label: title }))}
          values={filtro.etiquetas}
          onChange={filtro.choose}
          isMultiple
        />
      )}
    </search>
  );
}
