import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './migas.module.css';

/** A place on the way. */
export interface Miga {
  /** Null for the outermost one. */
  id: string | null;
  nombre: string;
  to: string;
}

interface MigasProps {
  label: string;
  /** The places on the way to where one is, from the outermost one. */
  camino: readonly Miga[];
  /** What marks the link of a place. */
  propsOf?: (miga: Miga) => object;
  /** Where one is. */
  children: ReactNode;
}

/** Breadcrumbs. */
export function Migas({ label, camino, propsOf, children }: MigasProps) {
  return (
    <nav className={styles.migas} aria-label={label}>
      {camino.map((miga) => (
        <span key={miga.id} className={styles.paso}>
          <Link className={styles.miga} to={miga.to} preventScrollReset {...propsOf?.(miga)}>
            {miga.nombre}
          </Link>
          <ChevronRight className={styles.flecha} size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ))}
      {children}
    </nav>
  );
}
