import { SearchField } from '../../../components/search-field';
import { text } from '../../../lib/url-codecs';
import styles from './busqueda.module.css';

/** What is searched, in the address. The server takes as much. */
export const schema = { buscar: text(100) };

interface BusquedaProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  /** How many there are, once it is known. */
  total: string | undefined;
}

/** The search of a list, and how many there are. */
export function Busqueda({ total, ...field }: BusquedaProps) {
  return (
    <search className={styles.barra}>
      <SearchField {...field} />
      <p className={styles.total} aria-live="polite">
        {total}
      </p>
    </search>
  );
}
