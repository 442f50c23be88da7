import type { ApiDispatch } from '../../../api/empty-api';
import { queSigue } from './certificado-text';
import { certificadosApi } from './certificados-api';

/**
 * The consequences for certificates when an inmueble or a parte leaves the carpeta, a sentence each. Only certificates
 * about it alone count.
 */
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
