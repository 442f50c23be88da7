import { CircleAlert, CircleCheck, Plus } from 'lucide-react';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { Button } from '../../../../components/button';
import { resueltosText, resumenDe } from '../resumen';
import styles from './requisitos.module.css';

interface RequisitosHeaderProps {
  /** Undefined until they are known. */
  requisitos: readonly RequisitoDto[] | undefined;
  /** Left out where none can be added. */
  onAdd: (() => void) | undefined;
}

/** How many of the requisitos are decided, and what holds up the signature. */
export function RequisitosHeader({ requisitos, onAdd }: RequisitosHeaderProps) {
  const resumen = requisitos && resumenDe(requisitos);
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h2 className={styles.title} id="requisitos-titulo" aria-live="polite">
          {resumen && resumen.total > 0 ? resueltosText(resumen) : 'Requisitos'}
        </h2>
        {resumen && resumen.total > 0 && (
          <p className={styles.estado} data-done={resumen.faltan === 0}>
            {resumen.faltan === 0 ? (
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            {faltanText(resumen.faltan)}
            {resumen.vencidos > 0 && ` · ${resumen.vencidos} ${resumen.vencidos === 1 ? 'vencido' : 'vencidos'}`}
          </p>
        )}
      </div>
      {onAdd && (
        <Button variant="contained" startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />} onClick={onAdd}>
          Agregar requisito
        </Button>
      )}
    </header>
  );
}

function faltanText(faltan: number): string {
  if (faltan === 0) return 'Nada falta para la firma';
  return faltan === 1 ? 'Falta 1 para la firma' : `Faltan ${faltan} para la firma`;
}
