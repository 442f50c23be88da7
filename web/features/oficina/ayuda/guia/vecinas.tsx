import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { VecinaDto } from '../../../../api/generated/ayuda';
import { ayuda } from '../direcciones';
import styles from './guia.module.css';

interface VecinasProps {
  previous: VecinaDto | null;
  next: VecinaDto | null;
}

/** Links to the guides that are read before and after this one. */
export function Vecinas({ previous, next }: VecinasProps) {
  return (
    <nav className={styles.vecinas} aria-label="Otras guías">
      {previous && (
        <Link to={ayuda.guia(previous.category, previous.slug)} className={styles.vecina} rel="prev">
          <span className={styles.sentido}>
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Anterior
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={ayuda.guia(next.category, next.slug)} className={styles.vecina} rel="next" data-side="end">
          <span className={styles.sentido}>
            Siguiente
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
