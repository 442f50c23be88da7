import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody } from '../../../components/dialog-frame';
import { FilasTable } from '../../../components/filas-table';
import { formatEntero } from '../../../lib/numeros';
import { creadosTexto } from './creados-texto';
import styles from './importar.module.css';
import type { Importacion } from './use-importar';

interface ResultadoProps {
  importacion: Importacion;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** The result of an import: how many were added, which rows had problems, and a button to undo it. */
export function Resultado({ importacion, isUndoing, onUndo, onClose }: ResultadoProps) {
  const { creados, omitidos, incompletos } = importacion;
  const Icon = creados > 0 ? CircleCheck : TriangleAlert;
  return (
    <>
      <DialogBody>
        <p className={styles.result} data-tone={creados > 0 ? 'success' : 'warning'} role="status">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {creadosTexto(creados)}
        </p>
        <FilasTable
          title={filasTexto(omitidos.length, 'Se omitió 1 fila', (count) => `Se omitieron ${count} filas`)}
          filas={omitidos}
        />
        <FilasTable
          title={filasTexto(
            incompletos.length,
            '1 fila se importó sin algún dato',
            (count) => `${count} filas se importaron sin algún dato`,
          )}
          filas={incompletos}
        />
      </DialogBody>
      <DialogActions>
        {creados > 0 && (
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

const filasTexto = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(formatEntero(count));
