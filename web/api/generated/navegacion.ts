// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["navegacion"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      navigationGet: build.query<NavigationGetApiResponse, NavigationGetApiArg>(
        {
          query: () => ({ url: `/api/common/navigation` }),
          providesTags: ["navegacion"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type NavigationGetApiResponse = /** status 200  */ NavigationDto;
export type NavigationGetApiArg = void;
export type NavigationBadgeDto = {
  title: string;
  classes?: string;
};
export type NavigationItemDto = {
  /** Unique in the menu. */
  id: string;
  type: "group" | "basic" | "aside" | "collapsable" | "divider" | "spacer";
  title?: string;
  subtitle?: string;
  /** `heroicons_outline:<name>`. */
  icon?: string;
  /** The path of a page, or a full address when `externalLink` is true. */
  link?: string;
  externalLink?: boolean;
  target?: string;
  /** Whether the entry is marked only on exactly this path, not below it. */
  exactMatch?: boolean;
  active?: boolean;
  disabled?: boolean;
  tooltip?: string;
  badge?: NavigationBadgeDto;
  children?: NavigationItemDto[];
};
export type NavigationDto = {
  default: NavigationItemDto[];
  compact: NavigationItemDto[];
  futuristic: NavigationItemDto[];
  horizontal: NavigationItemDto[];
};
export const { useNavigationGetQuery } = injectedRtkApi;
