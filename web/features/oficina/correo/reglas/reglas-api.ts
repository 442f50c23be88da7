import { api as generatedApi, type ReglaDeCorreoDto } from '../../../../api/generated/reglas-de-correo';
import { createColeccion } from '../../../../collection/collection';
import { makeStale } from '../../../../live/stale-tags';

/** A rule for the mails that the person receives. */
export type Regla = ReglaDeCorreoDto;

const reglasTag = { type: 'reglas-de-correo', id: 'todas' } as const;

// A rule says whether its carpeta takes mails.
makeStale<typeof generatedApi>({ resumed: ['reglas-de-correo'], 'carpeta.changed': () => [reglasTag] });

/** The endpoints of rules, with their cache tags. What a rule changes is told by the events of mails. */
const reglasApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['correos', 'mailbox'],
  endpoints: {
    reglasDeCorreoFindReglas: { providesTags: [reglasTag] },
    reglasDeCorreoGetAlcance: { providesTags: [] },
    reglasDeCorreoCreateRegla: { invalidatesTags: [reglasTag] },
    reglasDeCorreoUpdateRegla: { invalidatesTags: [reglasTag] },
    reglasDeCorreoRemoveRegla: { invalidatesTags: [reglasTag] },
    // The collection changes the cache itself.
    reglasDeCorreoReorderReglas: { invalidatesTags: [] },
    reglasDeCorreoApplyRegla: { invalidatesTags: ['correos', 'mailbox'] },
  },
});

/** The rules, in the order in which they apply. */
export const reglas = createColeccion(reglasApi, {
  query: 'reglasDeCorreoFindReglas',
  escrituras: {
    reglasDeCorreoReorderReglas: {
      show: (all, { ordenDeReglasDto: { reglas: ids } }) => enOrden(all, ids),
      keep: (_all, answer) => answer,
    },
  },
});

/** Rules that are not named follow in their order. */
function enOrden(all: readonly Regla[], ids: readonly string[]): Regla[] {
  const place = ({ id }: Regla) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return all.toSorted((one, other) => place(one) - place(other));
}

export const {
  useReglasDeCorreoCreateReglaMutation,
  useReglasDeCorreoUpdateReglaMutation,
  useReglasDeCorreoRemoveReglaMutation,
  useReglasDeCorreoApplyReglaMutation,
  useLazyReglasDeCorreoGetAlcanceQuery,
} = reglasApi;
