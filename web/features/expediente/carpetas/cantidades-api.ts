import { api } from '../../../api/generated/carpetas';
import { makeStale } from '../../../live/stale-tags';
import { tabsDeCarpeta } from './public/de-carpeta';

const cantidadesTag = (id: string) => ({ type: 'carpetas' as const, id: `${id}/cantidades` });

const contadas = tabsDeCarpeta.map(({ cantidad }) => typeof cantidad === 'object' && cantidad.que);

makeStale<typeof api>({
  'carpeta.changed': ({ carpeta, que }) => (contadas.includes(que) ? [cantidadesTag(carpeta)] : []),
});

/** The number of partes, documentos and so on of a carpeta, shown beside the names of its tabs. */
export const { useCantidadesGetQuery } = api.enhanceEndpoints({
  endpoints: { cantidadesGet: { providesTags: (_result, _error, { id }) => [cantidadesTag(id)] } },
});
