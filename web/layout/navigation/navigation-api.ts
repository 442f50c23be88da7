import { api } from '../../api/generated/navegacion';
import { completeVariants } from './navigation-tree';

/** The menu of this person in this cuenta. The menu itself says when it could not be loaded. */
export const navigationApi = api.enhanceEndpoints({
  endpoints: { navigationGet: { transformResponse: completeVariants } },
});

export const { useNavigationGetQuery } = navigationApi;
