import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { ImportacionPersonasDto, RevisionPersonasDto } from '../../../../api/generated/personas';
import { fileProblem } from '../../../../components/file-drop';
import { useSendFile } from '../../../../components/use-send-file';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { personasApi } from '../public/personas-api';
import type { Eleccion } from './elecciones';

export type Revision = RevisionPersonasDto;
export type FilaRevisada = Revision['filas'][number];
export type CampoDeColumna = Revision['columnas'][number]['campo'];

export type EstadoImportacion =
  | { paso: 'elegir'; problema: string | null }
  | { paso: 'esperar'; text: string }
  /** `isBusy` while the server checks the file with other columns. */
  | { paso: 'revisar'; revision: Revision; isBusy: boolean; problema: string | null }
  | { paso: 'listo'; importacion: ImportacionPersonasDto };

export const extensiones = ['.csv', '.txt'];
const tabla = { extensiones, kinds: '.csv o .txt', maxMib: 5 };
const empezar: EstadoImportacion = { paso: 'elegir', problema: null };

/** Checks a file of personas, and imports it once the person confirms. Leaving the dialog aborts it. */
export function useImportar() {
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const [estado, setEstado] = useState<EstadoImportacion>(empezar);
  // Leaving the page would lose the file and the choices.
  useTypedHere(estado.paso === 'revisar' || estado.paso === 'esperar');
  const file = useRef<File>(null);
  const latest = useRef<Promise<unknown>>(null);
  const keys = useRef(new Map<string, string>());

  const send = <Answer>(path: string, opciones: object, key?: string) => {
    const campos = [['opciones', JSON.stringify(opciones)]] as const;
    const mine = sendFile<Answer>(`/api/personas/importacion${path}`, file.current as File, { campos, key });
    latest.current = mine;
    return mine;
  };

  const elegir = async (chosen: File) => {
    const problema = fileProblem(chosen, tabla);
    if (problema) return setEstado({ paso: 'elegir', problema });
    file.current = chosen;
    setEstado({ paso: 'esperar', text: 'Leyendo el archivo…' });
    try {
      const revision = await send<Revision>('/revision', {});
      setEstado({ paso: 'revisar', revision, isBusy: false, problema: null });
    } catch (error) {
      setEstado({ paso: 'elegir', problema: apiMessage(error) });
    }
  };

  const cambiarColumnas = async (revision: Revision, columnas: CampoDeColumna[]) => {
    const shown = {
      ...revision,
      columnas: revision.columnas.map((columna, i) => ({ ...columna, campo: columnas[i] ?? null })),
    };
    setEstado({ paso: 'revisar', revision: shown, isBusy: true, problema: null });
    const mine = send<Revision>('/revision', { columnas });
    try {
      setEstado({ paso: 'revisar', revision: await mine, isBusy: false, problema: null });
    } catch (error) {
      // A later change of a column aborts this request.
      if (mine === latest.current) {
        setEstado({ paso: 'revisar', revision, isBusy: false, problema: apiMessage(error) });
      }
    }
  };

  const importar = async (revision: Revision, eleccion: Eleccion) => {
    const opciones = { columnas: revision.columnas.map(({ campo }) => campo), ...eleccion };
    // After a lost answer, the same request is sent with the same key, so that nobody is added twice.
    const print = JSON.stringify(opciones);
    const key = keys.current.get(print) ?? nanoid();
    keys.current.set(print, key);
    setEstado({ paso: 'esperar', text: 'Registrando las personas…' });
    try {
      const importacion = await send<ImportacionPersonasDto>('', opciones, key);
      setEstado({ paso: 'listo', importacion });
      dispatch(personasApi.util.invalidateTags(['personas', 'partes']));
    } catch (error) {
      setEstado({ paso: 'revisar', revision, isBusy: false, problema: apiMessage(error) });
    }
  };

  const volver = () => {
    keys.current.clear();
    setEstado(empezar);
  };
  return { estado, elegir, cambiarColumnas, importar, volver };
}
