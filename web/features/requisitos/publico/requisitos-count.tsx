import { useRequisitos } from '../requisitos';
import { resumenDe } from '../resumen';
import styles from './requisitos-count.module.css';

/** How many of the requisitos are decided, beside the name of a carpeta's tab. Nothing where there are none. */
export function RequisitosCount({ carpetaId }: { carpetaId: string }) {
  const { requisitos } = useRequisitos(carpetaId);
  if (!requisitos?.length) return null;
  const { resueltos, total } = resumenDe(requisitos);
  return (
    <span className={styles.count} data-done={resueltos === total}>
      {resueltos} de {total}
    </span>
  );
}
