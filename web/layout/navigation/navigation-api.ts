import { api } from '../../api/generated/navegacion';
import { completeVariants } from './navigation-tree';

/** The menu of this person in this cuenta. The menu itself shows a failed request. */
export const navigationApi = api.enhanceEndpoints({
  endpoints: { navigationGet: { transformResponse: completeVariants } },
});

export const { useNavigationGetQuery } = navigationApi;
