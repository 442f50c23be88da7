import { api, type CertificadoDto } from '../../../api/generated/certificados';
import { createColeccion } from '../../../collection/collection';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../carpetas/public/carpetas-api';

const deCarpetaTag = (id: string) => ({ type: 'certificados' as const, id });
const oficinaTag = { type: 'certificados' as const, id: 'oficina' };
const reglasTag = { type: 'certificados' as const, id: 'reglas' };

makeStale<typeof api>({
  resumed: ['certificados'],
  'certificados.changed': [reglasTag],
  'reglas-de-plazo.changed': [reglasTag],
  // Every change of the carpeta makes certificates stale: other parts of the carpeta hold their subjects and the day of
  // the signature.
  'carpeta.changed': ({ carpeta, que, isOwn }) =>
    que === 'certificados' && isOwn ? [oficinaTag] : [deCarpetaTag(carpeta), oficinaTag],
});

/** A write of a certificate also makes the carpeta stale, because certificates decide which moves it allows. */
const written = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  deCarpetaTag(id),
  oficinaTag,
  carpetaTag(id),
  actividadTag(id),
  listaTag,
  // Requisitos follow the certificates that fulfil them.
  { type: 'requisitos' as const, id },
];

/** The endpoints of certificates. They share cache tags with carpetas. */
export const certificadosApi = api.enhanceEndpoints({
  addTagTypes: ['carpetas', 'requisitos'],
  endpoints: {
    certificadosFindOfCarpeta: { providesTags: (_result, _error, { id }) => [deCarpetaTag(id)] },
    certificadosCreate: { invalidatesTags: written },
    certificadosCreateUsuales: { invalidatesTags: written },
    certificadosAskFor: { invalidatesTags: written },
    certificadosUpdate: { invalidatesTags: written },
    certificadosRemove: { invalidatesTags: written },
    certificadosDeOficinaFindBoard: { providesTags: [oficinaTag] },
    certificadosDeOficinaFindReglas: { providesTags: [reglasTag] },
    certificadosDeOficinaCreateRegla: { invalidatesTags: [reglasTag] },
    certificadosDeOficinaUpdateRegla: { invalidatesTags: [reglasTag] },
    certificadosDeOficinaConfirmReglas: { invalidatesTags: [reglasTag] },
    certificadosDeOficinaRemoveRegla: { invalidatesTags: [reglasTag] },
  },
});

/** The fields of a certificate that it loses when it is asked for again. */
export const again = {
  ...{ esperado: null, expedido: null, recibido: null, vence: null, numero: null, costo: null },
  ...{ resultado: null, documento: null },
};

const without = (all: CertificadoDto[], certificadoId: string) => all.filter(({ id }) => id !== certificadoId);

/** The certificates of each carpeta. */
export const certificados = createColeccion(certificadosApi, {
  query: 'certificadosFindOfCarpeta',
  escrituras: {
    certificadosCreate: {},
    certificadosUpdate: {
      changesIds: ({ certificadoId }) => certificadoId,
      show: (all, { certificadoId, camposCertificadoDto: { solicitado, expedido } }) =>
        all.map((one) => {
          const isAsked = solicitado && (one.estado === 'por_pedir' || expedido === null);
          return one.id === certificadoId && isAsked ? { ...one, ...again, solicitado, estado: 'pedido' } : one;
        }),
      keep: (all, answer) => all.map((one) => (one.id === answer.id ? answer : one)),
    },
    certificadosRemove: {
      show: (all, { certificadoId }) => without(all, certificadoId),
      keep: (all, _answer, { certificadoId }) => without(all, certificadoId),
    },
  },
});

export const {
  useCertificadosAskForMutation,
  useCertificadosCreateMutation,
  useCertificadosCreateUsualesMutation,
  useCertificadosUpdateMutation,
  useCertificadosDeOficinaFindBoardQuery,
  useCertificadosDeOficinaFindReglasQuery,
  useCertificadosDeOficinaConfirmReglasMutation,
  useCertificadosDeOficinaCreateReglaMutation,
  useCertificadosDeOficinaUpdateReglaMutation,
  useCertificadosDeOficinaRemoveReglaMutation,
} = certificadosApi;
