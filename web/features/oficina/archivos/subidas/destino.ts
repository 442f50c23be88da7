import type { Subida } from '../../../../subidas/subidas-slice';

/** The name of this kind of upload. */
export const tipo = 'archivo';

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

export interface Resultado {
  archivoId: string;
  directorioId: string | null;
  /** It was not stored, since its name is taken. */
  isOmitido: boolean;
}

export type SubidaDeArchivo = Subida<Destino, Resultado>;

export const isDeArchivo = (subida: Subida): subida is SubidaDeArchivo => subida.tipo === tipo;

/** The uploads that a choice is for: all of those asked for together that are not settled, or one. */
export function alcanceDe(subidas: readonly Subida[], { id, destino }: SubidaDeArchivo, isForAll: boolean): string[] {
  if (!isForAll) return [id];
  return subidas
    .filter(isDeArchivo)
    .filter((other) => other.destino.tanda === destino.tanda && other.destino.siExiste === undefined)
    .filter(({ estado }) => estado !== 'lista' && estado !== 'fallida')
    .map((other) => other.id);
}
