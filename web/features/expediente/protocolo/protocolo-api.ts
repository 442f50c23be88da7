import { api } from '../../../api/generated/protocolo';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../carpetas/public/carpetas-api';

const deCarpetaTag = (id: string) => ({ type: 'protocolo' as const, id });
/** The tag of the registros notariales, their next numbers, and the index. */
const oficinaTag = { type: 'protocolo' as const, id: 'oficina' };

makeStale<typeof api>({
  resumed: ['protocolo'],
  'protocolo.changed': [oficinaTag],
  'carpeta.changed': ({ carpeta, que, isOwn }) => (que === 'protocolo' && isOwn ? [] : [deCarpetaTag(carpeta)]),
});

/** A write of the protocolo also makes the carpeta stale, because it decides which moves the carpeta allows. */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  deCarpetaTag(id),
  oficinaTag,
  carpetaTag(id),
  actividadTag(id),
  listaTag,
];
const oficina = { providesTags: [oficinaTag] };
const writesOficina = { invalidatesTags: [oficinaTag] };

/** The endpoints of the protocolo. They share cache tags with carpetas. */
const protocoloApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas'],
  endpoints: {
    instrumentosFindOfCarpeta: { providesTags: (_result, _error, { id }) => [deCarpetaTag(id)] },
    instrumentosNumerar: { invalidatesTags: written },
    instrumentosFirmar: { invalidatesTags: written },
    instrumentosUpdate: { invalidatesTags: written },
    instrumentosCorregirFolios: { invalidatesTags: written },
    instrumentosErrose: { invalidatesTags: written },
    instrumentosCreateCopia: { invalidatesTags: written },
    instrumentosUpdateCopia: { invalidatesTags: written },
    instrumentosRemoveCopia: { invalidatesTags: written },
    entregasFindAll: { providesTags: (_result, _error, { id }) => [deCarpetaTag(id)] },
    entregasCreate: { invalidatesTags: written },
    empastesFind: oficina,
    empastesCreate: writesOficina,
    empastesRemove: writesOficina,
    protocoloFindIndice: oficina,
    protocoloFindRegistros: oficina,
    protocoloFindSiguientes: oficina,
    protocoloCreateRegistro: writesOficina,
    protocoloUpdateRegistro: writesOficina,
    protocoloAnularFolios: writesOficina,
  },
});

export const {
  useInstrumentosFindOfCarpetaQuery,
  useInstrumentosNumerarMutation,
  useInstrumentosFirmarMutation,
  useInstrumentosUpdateMutation,
  useInstrumentosCorregirFoliosMutation,
  useInstrumentosErroseMutation,
  useInstrumentosCreateCopiaMutation,
  useInstrumentosUpdateCopiaMutation,
  useInstrumentosRemoveCopiaMutation,
  useEntregasFindAllQuery,
  useEntregasCreateMutation,
  useEmpastesFindQuery,
  useEmpastesCreateMutation,
  useEmpastesRemoveMutation,
  useProtocoloFindIndiceQuery,
  useProtocoloFindRegistrosQuery,
  useProtocoloFindSiguientesQuery,
  useProtocoloCreateRegistroMutation,
  useProtocoloUpdateRegistroMutation,
  useProtocoloAnularFoliosMutation,
} = protocoloApi;
