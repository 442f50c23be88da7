import { Link } from 'react-router-dom';
import { Wordmark } from '../components/wordmark';
import styles from './brand.module.css';

/** The product's name as a link to the start page. Where there is no room, only the mark shows. */
export function Brand() {
  return (
    <Link to="/carpetas" className={styles.brand} aria-label="Carpetas, página de inicio">
      <Wordmark />
    </Link>
  );
}
