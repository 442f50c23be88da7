import { Download } from 'lucide-react';
import type { ImportacionPersonasDto } from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody } from '../../../../components/dialog-frame';
import { DeshacerImportacion, ImportacionResultado } from '../../../../components/importacion';
import { FilasTable } from '../../../../components/rows-table';
import { csvOf } from '../../../../lib/csv';
import { contar } from '../../../../lib/numeros';
import { saveFile } from '../../../../lib/save-file';
import { resultadoTexto } from './resultado-text';

interface ResultadoProps {
  importacion: ImportacionPersonasDto;
  isUndoing: boolean;
  onUndo: (importacion: string) => void;
  onClose: () => void;
}

/** The result of an import, with a button to undo it. The rows that were left out can be downloaded. */
export function Resultado({ importacion, isUndoing, onUndo, onClose }: ResultadoProps) {
  const { omitidas, importacion: id } = importacion;
  const download = () => {
    const rows = omitidas.map(({ fila, nombre, motivo }) => [String(fila), nombre ?? '', motivo]);
    saveFile(csvOf([['Fila', 'Nombre', 'Motivo'], ...rows]), 'filas-omitidas.csv');
  };
  return (
    <>
      <DialogBody>
        <ImportacionResultado isDone={id !== null}>{resultadoTexto(importacion)}</ImportacionResultado>
        <FilasTable
          title={`Se ${omitidas.length === 1 ? 'omitió' : 'omitieron'} ${contar(omitidas.length, 'fila', 'filas')}`}
          filas={omitidas}
        />
      </DialogBody>
      <DialogActions>
        {id && <DeshacerImportacion isUndoing={isUndoing} onUndo={() => onUndo(id)} />}
        {omitidas.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={download}
          >
            Descargar las omitidas
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </>
  );
}
