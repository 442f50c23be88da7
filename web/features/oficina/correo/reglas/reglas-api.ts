import { api as generatedApi, type ReglaDeCorreoDto } from '../../../../api/generated/reglas-de-correo';
import { makeStale } from '../../../../live/stale-tags';

/** A rule for the mails that the person receives. */
export type Regla = ReglaDeCorreoDto;

const reglasTag = { type: 'reglas-de-correo', id: 'todas' } as const;

makeStale<typeof generatedApi>({ resumed: ['reglas-de-correo'] });

/** The rules for mails, with their cache tags. What a rule changes is told by the events of mails. */
const reglasApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['correos', 'mailbox'],
  endpoints: {
    reglasDeCorreoFindReglas: { providesTags: [reglasTag] },
    reglasDeCorreoGetAlcance: { providesTags: [] },
    reglasDeCorreoCreateRegla: { invalidatesTags: [reglasTag] },
    reglasDeCorreoUpdateRegla: { invalidatesTags: [reglasTag] },
    reglasDeCorreoRemoveRegla: { invalidatesTags: [reglasTag] },
    reglasDeCorreoApplyRegla: { invalidatesTags: ['correos', 'mailbox'] },
  },
});

export const {
  useReglasDeCorreoFindReglasQuery,
  useReglasDeCorreoCreateReglaMutation,
  useReglasDeCorreoUpdateReglaMutation,
  useReglasDeCorreoRemoveReglaMutation,
  useReglasDeCorreoApplyReglaMutation,
  useLazyReglasDeCorreoGetAlcanceQuery,
} = reglasApi;
