import { type InferOutput, object } from 'valibot';
import type { CrearCarpetaDto } from '../../../../api/generated/carpetas';
import { reglas } from '../fields/reglas';

export const nuevaCarpetaSchema = object({
  tipoActoId: reglas.tipoActoId,
  caratula: reglas.caratula,
  responsableId: reglas.miembroId,
  fechaFirmaPrevista: reglas.fecha,
  prioridad: reglas.prioridad,
  reservada: reglas.reservada,
  etiquetas: reglas.etiquetas,
});

export type NuevaCarpeta = InferOutput<typeof nuevaCarpetaSchema>;

/** An empty form. By default the person who creates a carpeta is its responsable. */
export function emptyCarpeta(responsableId: string | null): NuevaCarpeta {
  return {
    tipoActoId: null,
    caratula: '',
    responsableId,
    fechaFirmaPrevista: '',
    prioridad: 'normal',
    reservada: false,
    etiquetas: [],
  };
}

export function toCrearCarpeta(carpeta: NuevaCarpeta, abrir: boolean): CrearCarpetaDto {
  const { tipoActoId, ...rest } = carpeta;
  return { ...rest, tipoActoId: tipoActoId ?? '', fechaFirmaPrevista: carpeta.fechaFirmaPrevista || null, abrir };
}
