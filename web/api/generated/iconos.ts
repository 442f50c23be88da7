// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["iconos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      iconosGet: build.query<IconosGetApiResponse, IconosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/ui/icons/${encodeURIComponent(String(queryArg["set"]))}`,
        }),
        providesTags: ["iconos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type IconosGetApiResponse = /** status 200  */ IconosDto;
export type IconosGetApiArg = {
  set:
    | "feather"
    | "heroicons-outline"
    | "heroicons-solid"
    | "heroicons-mini"
    | "material-solid"
    | "material-outline"
    | "material-twotone";
};
export type IconosDto = {
  /** Before the colon in the name of an icon. Empty: the name stands alone. */
  namespace: string;
  name: string;
  /** The class of its usual size in the reference client. */
  grid: "icon-size-5" | "icon-size-6";
  /** The icons that the reference client draws, from sprites of its own. */
  list: string[];
  /** The icons of our sprite, with those that the client lacks. */
  todos: string[];
  /** The address of one SVG file with a `<symbol>` an icon, which may be kept for a year. */
  sprite: string;
  licence: string;
};
export const { useIconosGetQuery } = injectedRtkApi;
