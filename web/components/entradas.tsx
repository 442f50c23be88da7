import type { ReactNode } from 'react';
import styles from './entradas.module.css';
import { BareButton, Cut, PlainList, Text } from './layout/layout';

/** A list of things to choose from; a press chooses. It is no wider than its place, which cuts long names. */
export function Entradas({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PlainList flow="stack" bounded aria-label={label}>
      {children}
    </PlainList>
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
      <BareButton full hover className={styles.entrada} onClick={onChoose}>
        {icon}
        <Cut grow shrinks>
          {nombre}
        </Cut>
        {detalle && (
          <Text as="small" size="sm" tone="soft">
            {detalle}
          </Text>
        )}
      </BareButton>
    </li>
  );
}

/** Shown when there is nothing to choose. */
export const SinEntradas = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="sm" tone="soft">
    {children}
  </Text>
);
