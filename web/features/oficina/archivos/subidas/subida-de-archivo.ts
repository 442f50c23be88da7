import type { SubidaArchivosDto } from '../../../../api/generated/archivos';
import { HttpError } from '../../../../api/http-error';
import { latePart } from '../../../../components/late-part';
import type { TipoDeSubida } from '../../../../subidas/tipo-de-subida';
import { archivosChanged, driveChanged } from '../archivos-api';
import { pathOf } from '../direccion';
import { type Destino, type Resultado, tipo } from './destino';

const { Part: Detalle } = latePart(async () => (await import('./pregunta')).Pregunta);

/** The upload of an archivo of the drive, or of its next version. */
export const tipoArchivo: TipoDeSubida<Destino, Resultado, SubidaArchivosDto> = {
  tipo,
  requestOf: ({ directorioId, ruta, siExiste, archivoId, motivo }, file) => {
    const form = new FormData();
    if (archivoId) {
      if (motivo) form.append('motivo', motivo);
      form.append('archivo', file, file.name);
      return { url: `/api/archivos/${archivoId}/versiones`, form };
    }
    if (directorioId) form.append('directorioId', directorioId);
    if (siExiste) form.append('siExiste', siExiste);
    form.append('archivos', file, ruta ? `${ruta}/${file.name}` : file.name);
    return { url: '/api/archivos', form };
  },
  read: ({ archivos: [archivo], omitidos: [omitido], rechazados: [rechazado] }) => {
    if (rechazado) throw new HttpError({ status: 422, code: rechazado.code, message: rechazado.message });
    const archivoId = archivo?.id ?? omitido?.archivoId ?? '';
    const resultado = { archivoId, directorioId: archivo?.directorioId ?? null, isOmitido: !archivo };
    return { resultado, isOmitida: !archivo };
  },
  changed: ({ directorioId, ruta }, resultado) =>
    ruta ? driveChanged() : archivosChanged([directorioId, resultado.directorioId]),
  isQuestion: ({ code }, { siExiste }) => code === 'YA_EXISTE' && siExiste === undefined,
  enlaceDe: ({ resultado }) =>
    resultado && !resultado.isOmitido ? `${pathOf(resultado.directorioId)}?archivo=${resultado.archivoId}` : null,
  guardado: ({ destino, resultado }) => {
    if (resultado?.isOmitido) return 'Omitido: ya existe';
    return destino.archivoId || destino.siExiste === 'nueva_version' ? 'Nueva versión guardada' : 'Guardado';
  },
  Detalle,
};
