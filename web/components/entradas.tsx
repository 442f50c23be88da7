import type { ReactNode } from 'react';
import styles from './entradas.module.css';
import { Cut } from './layout/layout';

/** A list of things to choose from; a press chooses. */
export function Entradas({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface EntradaProps {
  icon: ReactNode;
  nombre: string;
  /** A detail in small type at the end of the entry. */
  detalle?: ReactNode;
  onChoose: () => void;
}

export function Entrada({ icon, nombre, detalle, onChoose }: EntradaProps) {
  return (
    <li>
      <button type="button" className={styles.entrada} onClick={onChoose}>
        {icon}
        <Cut grow shrinks>
          {nombre}
        </Cut>
        {detalle && <small>{detalle}</small>}
      </button>
    </li>
  );
}

/** Shown when there is nothing to choose. */
export const SinEntradas = ({ children }: { children: ReactNode }) => <p className={styles.none}>{children}</p>;
