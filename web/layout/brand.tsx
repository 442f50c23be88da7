import { Link } from 'react-router-dom';
import { Wordmark } from '../components/wordmark';
import styles from './brand.module.css';

/** The product's name, leading to the start page. Where there is no room, its mark alone. */
export function Brand() {
  return (
    <Link to="/carpetas" className={styles.brand} aria-label="Carpetas, página de inicio">
      <Wordmark />
    </Link>
  );
}
