import { api } from '../../../api/generated/ayuda';
import { reported } from '../../../api/reported';
import { makeStale } from '../../../live/stale-tags';

makeStale<typeof api>({ 'support.changed': ['ayuda'] });

/** The pages of the help change only with the server, so nothing makes them stale. */
const page = { providesTags: [] };

/** The calls of the help. A vote shows at once, and is taken back when the server refuses it. */
const ayudaApi = api.enhanceEndpoints({
  endpoints: {
    helpCenterQuestions: page,
    helpCenterGuides: page,
    helpCenterGuideInPlace: page,
    helpCenterFind: { ...page, keepUnusedDataFor: 20 },
    helpCenterVote: {
      ...reported,
      invalidatesTags: [],
      async onQueryStarted({ category, guide, votoDto }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          ayudaApi.util.updateQueryData('helpCenterGuideInPlace', { category, guide }, (guia) => {
            guia.useful = votoDto.useful;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    },
    solicitudesClose: reported,
  },
});

export const {
  useHelpCenterQuestionsQuery,
  useHelpCenterGuidesQuery,
  useHelpCenterGuideInPlaceQuery,
  useHelpCenterFindQuery,
  useHelpCenterVoteMutation,
  useSolicitudesFindAllQuery,
  useSolicitudesCreateMutation,
  useSolicitudesCloseMutation,
} = ayudaApi;
