import { Link } from 'react-router-dom';
import type { TituloDto } from '../../../../api/generated/ayuda';
import styles from './guia.module.css';

/** The headings of a guide, as links. */
export function Contenido({ headings }: { headings: readonly TituloDto[] }) {
  return (
    <nav className={styles.contenido} aria-label="En esta guía">
      <p className={styles.contenidoTitulo} aria-hidden="true">
        En esta guía
      </p>
      <ul>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <Link to={{ hash: id }} replace>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
