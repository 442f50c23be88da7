import type { Subida } from '../../../../subidas/subidas-slice';

/** The name of this kind of upload, among all kinds that the product knows. */
export const tipo = 'archivo';

/** The choice for a file whose name is taken. */
export type SiExiste = 'nueva_version' | 'conservar_ambos' | 'omitir';

/** The destination of a file: a directorio, or an archivo that gets a new version. */
export interface Destino {
  /** The directorio; null for the outermost level. */
  directorioId: string | null;
  /**
   * The path of the file below the directorio, such as «Modelos/Poderes». The server makes missing directorios of the
   * path.
   */
  ruta?: string;
  /** The choice for a taken name; undefined until the person has chosen. */
  siExiste?: SiExiste;
  /** The batch of the upload: one choice may count for all uploads of a batch. */
  tanda?: string;
  archivoId?: string;
  /** The reason for the new version. */
  motivo?: string;
}

export interface Resultado {
  archivoId: string;
  directorioId: string | null;
  /** Whether the file was left out, since its name is taken. */
  isOmitido: boolean;
}

export type SubidaDeArchivo = Subida<Destino, Resultado>;

export const isDeArchivo = (subida: Subida): subida is SubidaDeArchivo => subida.tipo === tipo;

/** The ids of the uploads that a choice counts for: this upload alone, or all of its batch that still need a choice. */
export function alcanceDe(subidas: readonly Subida[], { id, destino }: SubidaDeArchivo, isForAll: boolean): string[] {
  if (!isForAll) return [id];
  return subidas
    .filter(isDeArchivo)
    .filter((other) => other.destino.tanda === destino.tanda && other.destino.siExiste === undefined)
    .filter(({ estado }) => estado !== 'lista' && estado !== 'fallida')
    .map((other) => other.id);
}
