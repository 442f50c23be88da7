import { api } from '../../api/generated/navegacion';
import { silent } from '../../api/silent';
import { completeVariants } from './navigation-tree';

/** The menu as the server has it for this person in this cuenta. The menu itself tells when it could not come. */
export const navigationApi = api.enhanceEndpoints({
  endpoints: { navigationGet: { ...silent, transformResponse: completeVariants } },
});

export const { useNavigationGetQuery } = navigationApi;
