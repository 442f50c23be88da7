import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import type { ImportacionPersonasDto } from '../../../api/generated/personas';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody } from '../../../components/dialog-frame';
import { FilasTable } from '../../../components/filas-table';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/save-file';
import { contar } from './cuentas';
import styles from './importar.module.css';

interface ResultadoProps {
  importacion: ImportacionPersonasDto;
  onClose: () => void;
}

/** What an import did, with the rows that it left out, which can be downloaded. */
export function Resultado({ importacion: { creadas, completadas, omitidas }, onClose }: ResultadoProps) {
  const isDone = creadas + completadas > 0;
  const Icon = isDone ? CircleCheck : TriangleAlert;
  const download = () => {
    const rows = omitidas.map(({ fila, nombre, motivo }) => [String(fila), nombre ?? '', motivo]);
    saveFile(csvOf([['Fila', 'Nombre', 'Motivo'], ...rows]), 'filas-omitidas.csv');
  };
  return (
    <>
      <DialogBody>
        <p className={styles.result} data-tone={isDone ? 'success' : 'warning'} role="status">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {resultadoTexto(creadas, completadas)}
        </p>
        <FilasTable
          title={`Se ${omitidas.length === 1 ? 'omitió' : 'omitieron'} ${contar(omitidas.length, 'fila', 'filas')}`}
          filas={omitidas}
        />
      </DialogBody>
      <DialogActions>
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

function resultadoTexto(creadas: number, completadas: number): string {
  const parts = [
    ...(creadas > 0
      ? [`Se ${creadas === 1 ? 'registró' : 'registraron'} ${contar(creadas, 'persona', 'personas')}.`]
      : []),
    ...(completadas > 0
      ? [`Se ${completadas === 1 ? 'completó' : 'completaron'} ${contar(completadas, 'persona', 'personas')}.`]
      : []),
  ];
  return parts.join(' ') || 'No se registró ninguna persona.';
}
