import { emptyApi } from '../../api/empty-api';
import { silent } from '../../api/silent';
import type { Navigation } from './navigation-item';
import { completeVariants } from './navigation-tree';

/** The menu as the server has it for this person in this cuenta. The menu itself tells when it could not come. */
export const navigationApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getNavigation: build.query<Navigation, void>({
      query: () => '/api/common/navigation',
      ...silent,
      transformResponse: completeVariants,
    }),
  }),
});

export const { useGetNavigationQuery } = navigationApi;
