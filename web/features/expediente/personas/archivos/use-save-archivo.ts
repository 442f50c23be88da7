import { useState } from 'react';
import { apiFieldErrors, apiMessage } from '../../../../api/api-message';
import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { sendForm } from '../../../../api/send-form';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { personasApi, usePersonaArchivosUpdateMutation } from '../publico/personas-api';

/** What people fill in of a document, beside its file. */
export type ArchivoValues = Record<'numero' | 'expedido' | 'vence', string> & { clase: PersonaArchivoDto['clase'] };

/** Keeps a new document on a persona, or changes what is said of one. */
export function useSaveArchivo(personaId: string, archivo: PersonaArchivoDto | null, onSaved: () => void) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [update] = usePersonaArchivosUpdateMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const upload = async (values: ArchivoValues, file: File) => {
    const body = new FormData();
    // The server reads the request as a stream, so the fields come before the file.
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    body.append('archivo', file, file.name);
    await sendForm(http, `/api/personas/${personaId}/archivos`, body);
    dispatch(personasApi.util.invalidateTags(['personas', 'partes']));
  };

  const save = async (values: ArchivoValues, file: File | null) => {
    setIsSaving(true);
    setError(null);
    try {
      if (archivo) {
        const version = `"${archivo.version}"`;
        await update({ id: archivo.id, 'If-Match': version, modificarArchivoDto: values }).unwrap();
      } else if (file) await upload(values, file);
      onSaved();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setIsSaving(false);
    }
  };

  const fields = apiFieldErrors(error);
  return {
    save,
    isSaving,
    /** The refusal that belongs to no field. */
    problem: error && fields.length === 0 ? apiMessage(error) : null,
    problemOf: (name: string) => fields.find(({ campo }) => campo === name)?.mensaje,
  };
}
