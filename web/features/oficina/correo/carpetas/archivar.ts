import type { ApiDispatch } from '../../../../api/empty-api';
import type {
  ArchivarCorreosDto,
  CorreosArchivadosAhoraDto,
  DesarchivarCorreosDto,
} from '../../../../api/generated/correos';
import { putCarpetas } from '../correos';
import { type CarpetaDeCorreo, type CorreoListado, correosApi } from '../correos-api';

/** Files mails in a carpeta. Resolves to all mails that are filed there now, and to the ids of those newly filed. */
export const archivarCorreos =
  (archivarCorreosDto: ArchivarCorreosDto) =>
  async (dispatch: ApiDispatch): Promise<CorreosArchivadosAhoraDto> => {
    const file = correosApi.endpoints.correosFile.initiate({ archivarCorreosDto }, { track: false });
    const filed = await dispatch(file).unwrap();
    dispatch(putCarpetas(filed.correos));
    return filed;
  };

/** Removes mails from a carpeta. Resolves to the mails. */
export const desarchivarCorreos =
  (desarchivarCorreosDto: DesarchivarCorreosDto) =>
  async (dispatch: ApiDispatch): Promise<CorreoListado[]> => {
    const unfile = correosApi.endpoints.correosUnfile.initiate({ desarchivarCorreosDto }, { track: false });
    const { correos } = await dispatch(unfile).unwrap();
    dispatch(putCarpetas(correos));
    return correos;
  };

/** A short name of a carpeta: its number, or its carátula while it has no number. */
export const nombreDeCarpeta = ({ codigo, caratula }: Pick<CarpetaDeCorreo, 'codigo' | 'caratula'>) =>
  codigo ?? `«${caratula}»`;
