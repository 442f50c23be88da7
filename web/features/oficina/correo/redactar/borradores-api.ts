import { api } from '../../../../api/generated/borradores';
import { silent } from '../../../../api/silent';
import { conteosTag, correosApi, hilosTag, paginasTag } from '../correos-api';

/** The endpoints of what the person writes. Their callers put the answers in the cache. */
export const borradoresApi = api.enhanceEndpoints({
  addTagTypes: ['correos', 'mailbox'],
  endpoints: {
    borradoresCreate: { ...silent, invalidatesTags: [paginasTag, conteosTag] },
    borradoresUpdate: { ...silent, invalidatesTags: [] },
    borradoresAttachDocumento: { ...silent, invalidatesTags: [] },
    borradoresDetach: { ...silent, invalidatesTags: [] },
    borradoresSend: { ...silent, invalidatesTags: [paginasTag, hilosTag, conteosTag] },
    borradoresHold: { ...silent, invalidatesTags: [paginasTag, hilosTag, conteosTag] },
  },
});

export const { useCorreosFindDestinatariosQuery } = correosApi;
