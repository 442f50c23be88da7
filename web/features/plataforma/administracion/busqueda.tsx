import { Row } from '../../../components/layout/layout';
import { SearchField } from '../../../components/search-field';
import { text } from '../../../lib/url-codecs';
import styles from './busqueda.module.css';

/** The searched text in the address. The server accepts the same length. */
export const schema = { buscar: text(100) };

interface BusquedaProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  /** The number of results. Undefined until it is known. */
  total: string | undefined;
}

/** The search of a list, and the number of results. */
export function Busqueda({ total, ...field }: BusquedaProps) {
  return (
    <Row as="search" align="center" justify="between" wrap gap={[2, 4]} marginBottom={4}>
      <SearchField {...field} />
      <p className={styles.total} aria-live="polite">
        {total}
      </p>
    </Row>
  );
}
