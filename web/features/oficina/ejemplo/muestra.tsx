import type { ReactNode } from 'react';
import styles from './ejemplo.module.css';

interface MuestraProps {
  id: string;
  title: string;
  /** When to use the component. */
  text: string;
  children: ReactNode;
}

/** One chapter of the guide. */
export function Muestra({ id, title, text, children }: MuestraProps) {
  return (
    <section className={styles.muestra} id={id} aria-labelledby={`${id}-titulo`}>
      <header>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}

/** A few pieces of one kind, side by side. */
export function Grupo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.grupo}>
      <h3>{title}</h3>
      <div className={styles.piezas}>{children}</div>
    </div>
  );
}
