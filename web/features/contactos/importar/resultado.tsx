import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody } from '../../../components/dialog-frame';
import { FilasTable } from '../../../components/filas-table';
import styles from './importar.module.css';
import { cuenta, hasStored, repetidosTextos, resultadoTexto } from './resultado-texto';
import type { Importacion } from './use-importar';

interface ResultadoProps {
  importacion: Importacion;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** The result of an import: how many were added or merged, which rows had problems, and a button to undo it. */
export function Resultado({ importacion, isUndoing, onUndo, onClose }: ResultadoProps) {
  const { creados, repetidos, omitidos, incompletos } = importacion;
  const isSuccess = creados > 0 || Boolean(repetidos?.combinados);
  const detalles = repetidosTextos(importacion);
  const Icon = isSuccess ? CircleCheck : TriangleAlert;
  return (
    <>
      <DialogBody>
        <p className={styles.result} data-tone={isSuccess ? 'success' : 'warning'} role="status">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {resultadoTexto(importacion)}
        </p>
        {detalles.length > 0 && (
          <ul className={styles.help}>
            {detalles.map((detalle) => (
              <li key={detalle}>{detalle}</li>
            ))}
          </ul>
        )}
        <FilasTable
          title={cuenta(omitidos.length, 'Se omitió 1 fila', (count) => `Se omitieron ${count} filas`)}
          filas={omitidos}
        />
        <FilasTable
          title={cuenta(
            incompletos.length,
            '1 fila se importó sin algún dato',
            (count) => `${count} filas se importaron sin algún dato`,
          )}
          filas={incompletos}
        />
      </DialogBody>
      <DialogActions>
        {hasStored(importacion) && (
          <Button
            color="danger"
            loading={isUndoing}
            startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onUndo}
          >
            Deshacer la importación
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </>
  );
}
