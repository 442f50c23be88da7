import type { SubidaArchivosDto } from '../../../api/generated/archivos';
import { HttpError } from '../../../api/http-error';
import { latePart } from '../../../components/late-part';
import type { Subida } from '../../../subidas/subidas-slice';
import type { TipoDeSubida } from '../../../subidas/tipo-de-subida';
import { archivosChanged, driveChanged } from '../archivos-api';
import { pathOf } from '../direccion';

/** What is done with a file whose name is taken. */
export type SiExiste = 'nueva_version' | 'conservar_ambos' | 'omitir';

/** Where a file goes: into a directorio, or to an archivo as its next version. */
export interface Destino {
  /** Null for the outermost level. */
  directorioId: string | null;
  /** The directorios that lead to it below that one, which are made: «Modelos/Poderes». */
  ruta?: string;
  /** Undefined until the person chose. */
  siExiste?: SiExiste;
  /** Names those that were asked for together, which one choice may be for. */
  tanda?: string;
  archivoId?: string;
  /** The reason for the new version. */
  motivo?: string;
}

interface Resultado {
  archivoId: string;
  directorioId: string | null;
  /** It was not stored, since its name is taken. */
  isOmitido: boolean;
}

export type SubidaDeArchivo = Subida<Destino, Resultado>;

const { Part: Detalle } = latePart(async () => (await import('./pregunta')).Pregunta);

/** The upload of an archivo of the drive, or of its next version. */
export const tipoArchivo: TipoDeSubida<Destino, Resultado, SubidaArchivosDto> = {
  tipo: 'archivo',
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
    return { resultado: { archivoId, directorioId: archivo?.directorioId ?? null, isOmitido: !archivo } };
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

export const isDeArchivo = (subida: Subida): subida is SubidaDeArchivo => subida.tipo === tipoArchivo.tipo;

/** The uploads that a choice is for: all of those asked for together that are not settled, or one. */
export function alcanceDe(subidas: readonly Subida[], { id, destino }: SubidaDeArchivo, isForAll: boolean): string[] {
  if (!isForAll) return [id];
  return subidas
    .filter(isDeArchivo)
    .filter((other) => other.destino.tanda === destino.tanda && other.destino.siExiste === undefined)
    .filter(({ estado }) => estado !== 'lista' && estado !== 'fallida')
    .map((other) => other.id);
}
