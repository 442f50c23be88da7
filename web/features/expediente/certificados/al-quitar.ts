import type { ApiDispatch } from '../../../api/empty-api';
import { queSigue } from './certificado-texto';
import { certificadosApi } from './certificados-api';

/** What becomes of the certificates about an inmueble or a parte alone that leaves its carpeta, a sentence each. */
export async function queSigueAlQuitar(dispatch: ApiDispatch, carpetaId: string, quitadoId: string): Promise<string[]> {
  const { data = [] } = await dispatch(
    certificadosApi.endpoints.certificadosFindOfCarpeta.initiate({ id: carpetaId }, { subscribe: false }),
  );
  return queSigue(
    data.filter(
      ({ inmueble, parte }) => (inmueble?.id === quitadoId && !parte) || (parte?.id === quitadoId && !inmueble),
    ),
  );
}
