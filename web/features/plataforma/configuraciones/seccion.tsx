import { type ReactNode, type Ref, useId } from 'react';
import styles from './seccion.module.css';

interface SeccionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Its list is seldom as high as its placeholders: the cards below are hidden until it comes. */
  grows?: boolean;
  /** What links lead to. */
  anchor?: string;
  /** For callers that move the focus here when the focused element disappears. */
  ref?: Ref<HTMLElement>;
}

/** A card of a settings page. */
export function Seccion({ title, text, children, grows, anchor, ref }: SeccionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.card}
      data-grows={grows}
      aria-labelledby={id}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** Pairs of a name and a value. A value that is still loading is undefined. */
export function Datos({ datos }: { datos: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.datos}>
      {datos.map(([name, value]) => (
        <div key={name} className={styles.dato}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
