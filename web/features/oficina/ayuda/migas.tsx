import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../../../components/layout/layout';
import styles from './ayuda.module.css';
import { ayuda } from './direcciones';

interface MigasProps {
  /** The pages between the start of the help and this page. */
  pasos?: readonly { texto: string; to: string }[];
}

/** The links from this page up to the start of the help. */
export function Migas({ pasos = [] }: MigasProps) {
  const todos = [{ texto: 'Centro de ayuda', to: ayuda.inicio }, ...pasos];
  return (
    <Row as="nav" align="center" wrap gap={1} only="screen" className={styles.migas} aria-label="Ruta de la ayuda">
      {todos.map(({ texto, to }, index) => (
        <Row key={to} as="span" inline align="center" gap={1}>
          {index > 0 && <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />}
          <Link to={to}>{texto}</Link>
        </Row>
      ))}
    </Row>
  );
}
