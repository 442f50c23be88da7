import { useState } from 'react';
import { apiFieldErrors, apiMessage } from '../../../api/api-message';
import type { PlantillaDetalleDto } from '../../../api/generated/plantillas';
import { sendForm } from '../../../api/send-form';
import { useAppDispatch, useServices } from '../../../store/hooks';
import { plantillasApi } from './public/plantillas-api';

/** The file types that the browser's file chooser offers. */
export const acceptDocx = '.docx';

/** The problems of a refused template, a sentence each. */
export function problemasDe(error: unknown): readonly string[] {
  const each = apiFieldErrors(error).map(({ mensaje }) => mensaje);
  return each.length > 0 ? each : [apiMessage(error)];
}

/** Uploads the file of a template. `problemas` are all problems of the last upload. */
export function useSubirPlantilla(url: string, onSaved: (plantilla: PlantillaDetalleDto) => void) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  const [problemas, setProblemas] = useState<readonly string[]>([]);

  const subir = async ([file]: readonly File[]) => {
    if (!file) return;
    setIsSending(true);
    setProblemas([]);
    const body = new FormData();
    body.append('archivo', file, file.name);
    try {
      const saved = await sendForm<PlantillaDetalleDto>(http, url, body);
      dispatch(plantillasApi.util.invalidateTags(['plantillas']));
      onSaved(saved);
    } catch (error) {
      setProblemas(problemasDe(error));
    } finally {
      setIsSending(false);
    }
  };
  return { subir, isSending, problemas };
}
