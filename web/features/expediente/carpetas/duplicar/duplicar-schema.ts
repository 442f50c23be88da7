import { boolean, type InferOutput, object, picklist } from 'valibot';
import type { CarpetaDetalleDto, DuplicarDto } from '../../../../api/generated/carpetas';
import { reglas } from '../fields/reglas';

/** The parts of a carpeta that a copy can include. */
const incluibles = ['etiquetas', 'prioridad', 'campos', 'partes', 'inmuebles'] as const;

export const duplicarSchema = object({
  caratula: reglas.caratula,
  tipoActoId: reglas.tipoActoId,
  vinculo: picklist(['', 'continua', 'corrige']),
  etiquetas: boolean(),
  prioridad: boolean(),
  campos: boolean(),
  partes: boolean(),
  inmuebles: boolean(),
});

export type Duplicado = InferOutput<typeof duplicarSchema>;

/** The initial values: the copy includes all parts. It is linked with the carpeta only when it corrects it. */
export function toDuplicado({ caratula, tipoActo }: CarpetaDetalleDto, corrige: boolean): Duplicado {
  return {
    caratula: corrige ? `Rectificación de ${caratula}`.slice(0, 200) : caratula,
    tipoActoId: tipoActo.id,
    vinculo: corrige ? 'corrige' : '',
    etiquetas: true,
    prioridad: true,
    campos: true,
    partes: true,
    inmuebles: true,
  };
}

/** The parts that the carpeta has. Its partes and inmuebles are unknown here. */
export function incluiblesDe({ etiquetas, prioridad, camposExtra }: CarpetaDetalleDto) {
  return {
    etiquetas: etiquetas.length > 0,
    prioridad: prioridad !== 'normal',
    campos: Object.keys(camposExtra).length > 0,
  };
}

export function toDuplicar(duplicado: Duplicado): DuplicarDto {
  const { caratula, tipoActoId, vinculo } = duplicado;
  return {
    caratula,
    tipoActoId: tipoActoId ?? undefined,
    vinculo: vinculo || null,
    incluir: incluibles.filter((nombre) => duplicado[nombre]),
  };
}
