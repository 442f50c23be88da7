import { Button } from '../../../../components/button';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { DeshacerImportacion, ImportacionAyuda, ImportacionResultado } from '../../../../components/importacion';
import { FilasTable } from '../../../../components/rows-table';
import { contar } from '../../../../lib/numeros';
import { hasStored, repetidosTextos, resultadoTexto } from './resultado-text';
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
  return (
    <>
      <DialogBody>
        <ImportacionResultado isDone={isSuccess}>{resultadoTexto(importacion)}</ImportacionResultado>
        {detalles.length > 0 && (
          <ImportacionAyuda>
            {detalles.map((detalle) => (
              <li key={detalle}>{detalle}</li>
            ))}
          </ImportacionAyuda>
        )}
        <FilasTable
          title={`Se ${omitidos.length === 1 ? 'omitió' : 'omitieron'} ${contar(omitidos.length, 'fila', 'filas')}`}
          filas={omitidos}
        />
        <FilasTable
          title={contar(incompletos.length, 'fila se importó sin algún dato', 'filas se importaron sin algún dato')}
          filas={incompletos}
        />
      </DialogBody>
      <DialogActions>
        {hasStored(importacion) && <DeshacerImportacion isUndoing={isUndoing} onUndo={onUndo} />}
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </>
  );
}
