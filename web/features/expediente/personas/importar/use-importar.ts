import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { ImportacionPersonasDto, RevisionPersonasDto } from '../../../../api/generated/personas';
import { sendForm } from '../../../../api/send-form';
import { fileProblem } from '../../../../components/file-drop';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { personasApi } from '../publico/personas-api';
import type { Eleccion } from './elecciones';

export type Revision = RevisionPersonasDto;
export type FilaRevisada = Revision['filas'][number];
export type CampoDeColumna = Revision['columnas'][number]['campo'];

export type EstadoImportacion =
  | { paso: 'elegir'; problema: string | null }
  | { paso: 'esperar'; text: string }
  /** `isBusy` while other columns are looked at. */
  | { paso: 'revisar'; revision: Revision; isBusy: boolean; problema: string | null }
  | { paso: 'listo'; importacion: ImportacionPersonasDto };

export const extensiones = ['.csv', '.txt'];
const tabla = { extensiones, kinds: '.csv o .txt', maxMib: 5 };
const empezar: EstadoImportacion = { paso: 'elegir', problema: null };

/** Looks at a file of personas, and imports it once it is confirmed. Leaving the dialog aborts it. */
export function useImportar() {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [estado, setEstado] = useState<EstadoImportacion>(empezar);
  // The file and what is decided of it would be lost.
  useTypedHere(estado.paso === 'revisar' || estado.paso === 'esperar');
  const file = useRef<File>(null);
  const leaving = useRef<AbortController>(null);
  const keys = useRef(new Map<string, string>());
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async <Answer>(path: string, opciones: object, headers: Record<string, string> = {}) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const body = new FormData();
    // The server reads the fields that come before the file.
    body.append('opciones', JSON.stringify(opciones));
    if (file.current) body.append('archivo', file.current, file.current.name);
    return sendForm<Answer>(http, `/api/personas/importacion${path}`, body, { headers, signal: controller.signal });
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
    const { current: controller } = leaving;
    try {
      setEstado({ paso: 'revisar', revision: await mine, isBusy: false, problema: null });
    } catch (error) {
      // A later change of a column aborts this one.
      if (controller === leaving.current) {
        setEstado({ paso: 'revisar', revision, isBusy: false, problema: apiMessage(error) });
      }
    }
  };

  const importar = async (revision: Revision, eleccion: Eleccion) => {
    const opciones = { columnas: revision.columnas.map(({ campo }) => campo), ...eleccion };
    // After a lost answer, the same request has the same key, so that nobody is registered twice.
    const print = JSON.stringify(opciones);
    const key = keys.current.get(print) ?? nanoid();
    keys.current.set(print, key);
    setEstado({ paso: 'esperar', text: 'Registrando las personas…' });
    try {
      const importacion = await send<ImportacionPersonasDto>('', opciones, { 'Idempotency-Key': key });
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
