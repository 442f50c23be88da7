import type { ReactNode } from 'react';
import { CopyIconButton } from '../../../components/copy-button';
import { Momento } from '../../../components/momento';
import styles from './celdas.module.css';

/** What something is called, with a line about it. */
export function Nombre({ children, detalle }: { children: ReactNode; detalle?: ReactNode }) {
  return (
    <span className={styles.nombre}>
      <span className={styles.titulo}>{children}</span>
      {detalle && <span className={styles.suave}>{detalle}</span>}
    </span>
  );
}

/** An id, as commands and logs want it. */
export const Id = ({ id, label }: { id: string; label: string }) => (
  <span className={styles.id}>
    {id}
    <CopyIconButton text={id} label={label} />
  </span>
);

/** A second line of a cell. */
export const Suave = ({ children }: { children: ReactNode }) => <span className={styles.suave}>{children}</span>;

/** Several lines, one below the other. */
export const Lineas = ({ children }: { children: ReactNode }) => <span className={styles.lineas}>{children}</span>;

/** That there is nothing to show. */
export const Nada = () => <span className={styles.nada}>—</span>;

/** A moment, or that there is none. */
export const Cuando = ({ en }: { en: string | null }) => (en ? <Momento en={en} /> : <Nada />);
