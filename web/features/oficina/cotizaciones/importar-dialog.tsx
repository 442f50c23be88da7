import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ImportacionCotizacionesDto } from '../../../api/generated/cotizaciones';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../components/dialog-frame';
import { FileDrop, fileProblem } from '../../../components/file-drop';
import { ImportacionAvance, ImportacionAyuda } from '../../../components/importacion';
import { offerUndo } from '../../../components/offer-undo';
import { FilasTable } from '../../../components/rows-table';
import { useToast } from '../../../components/toast-actions';
import { Alert } from '../../../components/ui/alert';
import { useSendFile } from '../../../components/use-send-file';
import { formatFecha } from '../../../lib/fechas';
import { newId } from '../../../lib/new-id';
import { contar } from '../../../lib/numeros';
import { useTypedHere } from '../../../lib/typed-here';
import { useAppDispatch } from '../../../store/hooks';
import { cotizacionesApi, type Revision, useCotizacionesUndoMutation } from './cotizaciones-api';
import { formatValor } from './formato';

const ruta = '/api/cotizaciones/importacion';
const tabla = { extensiones: ['.csv', '.txt'], kinds: '.csv o .txt', maxMib: 5 };
const cotizaciones = (count: number) => contar(count, 'cotización', 'cotizaciones');

type Estado =
  | { paso: 'elegir'; problema: string | null }
  | { paso: 'esperar'; text: string }
  | { paso: 'revisar'; file: File; key: string; revision: Revision; problema: string | null };

interface ImportarDialogProps {
  /** The currency of the cuenta. */
  moneda: string;
  onClose: () => void;
}

/** Imports rates from a CSV file. The file is checked first, and then imported whole. */
export function ImportarDialog({ moneda, onClose }: ImportarDialogProps) {
  const send = useSendFile();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [undo] = useCotizacionesUndoMutation();
  const [estado, setEstado] = useState<Estado>({ paso: 'elegir', problema: null });
  // Leaving the page would lose the file that was read.
  useTypedHere(estado.paso !== 'elegir');

  const revisar = async (file: File) => {
    const problema = fileProblem(file, tabla);
    if (problema) return setEstado({ paso: 'elegir', problema });
    setEstado({ paso: 'esperar', text: 'Leyendo el archivo…' });
    try {
      const revision = await send<Revision>(`${ruta}/revision`, file);
      setEstado({ paso: 'revisar', file, key: newId(), revision, problema: null });
    } catch (error) {
      setEstado({ paso: 'elegir', problema: apiMessage(error) });
    }
  };
  const importar = async (revisado: Extract<Estado, { paso: 'revisar' }>) => {
    setEstado({ paso: 'esperar', text: 'Guardando las cotizaciones…' });
    try {
      const { file, key } = revisado;
      const { nuevas, importacion } = await send<ImportacionCotizacionesDto>(ruta, file, { key });
      dispatch(cotizacionesApi.util.invalidateTags(['cotizaciones']));
      const text = nuevas === 1 ? 'Se importó 1 cotización' : `Se importaron ${cotizaciones(nuevas)}`;
      if (importacion) {
        offerUndo(toast, text, () => undo({ deshacerImportacionCotizacionesDto: { importacion } }).unwrap());
      }
      onClose();
    } catch (error) {
      setEstado({ ...revisado, problema: apiMessage(error) });
    }
  };

  return (
    <DialogFrame title="Importar cotizaciones" onClose={onClose} isBusy={estado.paso === 'esperar'}>
      {estado.paso === 'elegir' && (
        <>
          <DialogBody>
            <FileDrop
              text="Arrastre aquí la tabla, o elija el archivo."
              label="Archivo de cotizaciones"
              accept={[...tabla.extensiones, 'text/csv'].join()}
              problema={estado.problema}
              onChoose={(file) => void revisar(file)}
            />
            <ImportacionAyuda>
              <li>Una tabla CSV con los títulos «Fecha», «Moneda» y «Valor», por ejemplo 31/12/2026; USD; 1050,50.</li>
              <li>Con la columna «Base» si no se cotiza en {moneda}. Hasta 5.000 filas.</li>
              <li>Primero se muestra qué se agregaría. Si una fila tiene un error, no se importa ninguna.</li>
            </ImportacionAyuda>
          </DialogBody>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              Cancelar
            </Button>
          </DialogActions>
        </>
      )}
      {estado.paso === 'esperar' && <ImportacionAvance text={estado.text} />}
      {estado.paso === 'revisar' && (
        <>
          <DialogBody>
            {estado.problema && <Alert severity="error">{estado.problema}</Alert>}
            <p role="status">{resumen(estado.revision)}</p>
            <FilasTable title="Filas con errores" filas={estado.revision.errores} />
            <FilasTable
              title={estado.revision.nuevas > estado.revision.muestra.length ? 'Las primeras' : 'Se agregan'}
              heading="Cotización"
              filas={estado.revision.muestra.map(({ fila, moneda: nombre, base, dia, valor }) => ({
                fila,
                nombre,
                motivo: `${formatFecha(dia)}: ${formatValor(valor)} ${base}`,
              }))}
            />
          </DialogBody>
          <DialogActions>
            <Button variant="outlined" onClick={() => setEstado({ paso: 'elegir', problema: null })}>
              Elegir otro archivo
            </Button>
            <Button
              variant="contained"
              disabled={estado.revision.nuevas === 0 || estado.revision.errores.length > 0}
              onClick={() => void importar(estado)}
            >
              Importar
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

function resumen({ nuevas, iguales, errores }: Revision): string {
  if (errores.length > 0) return 'Corrija estas filas en el archivo y vuelva a elegirlo: así no se importa ninguna.';
  const known = iguales > 0 ? ` ${cotizaciones(iguales)} ya ${iguales === 1 ? 'estaba' : 'estaban'}.` : '';
  return nuevas === 0 ? `No hay nada que agregar.${known}` : `Se agregarán ${cotizaciones(nuevas)}.${known}`;
}
