import { api } from '../../../../api/generated/borradores';
import { conteosTag, correosApi, hilosTag, paginasTag } from '../correos-api';

/** The endpoints of drafts. Their callers put the answers in the cache. */
export const borradoresApi = api.enhanceEndpoints({
  addTagTypes: ['correos', 'mailbox'],
  endpoints: {
    borradoresCreate: { invalidatesTags: [paginasTag, conteosTag] },
    borradoresUpdate: { invalidatesTags: [] },
    borradoresAttachDocumento: { invalidatesTags: [] },
    borradoresDetach: { invalidatesTags: [] },
    borradoresSend: { invalidatesTags: [paginasTag, hilosTag, conteosTag] },
    borradoresReschedule: { invalidatesTags: [paginasTag, hilosTag, conteosTag] },
    borradoresHold: { invalidatesTags: [paginasTag, hilosTag, conteosTag] },
  },
});

export const { useCorreosFindDestinatariosQuery } = correosApi;
