// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["subidas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      subidasEnPartesGet: build.query<
        SubidasEnPartesGetApiResponse,
        SubidasEnPartesGetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/subidas/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["subidas"],
      }),
      subidasEnPartesAdd: build.mutation<
        SubidasEnPartesAddApiResponse,
        SubidasEnPartesAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/subidas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.body,
          params: {
            desde: queryArg.desde,
          },
        }),
        invalidatesTags: ["subidas"],
      }),
      subidasEnPartesRemove: build.mutation<
        SubidasEnPartesRemoveApiResponse,
        SubidasEnPartesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/subidas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["subidas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SubidasEnPartesGetApiResponse =
  /** status 200  */ SubidaEnPartesDto;
export type SubidasEnPartesGetApiArg = {
  id: string;
};
export type SubidasEnPartesAddApiResponse =
  /** status 200  */ SubidaEnPartesDto;
export type SubidasEnPartesAddApiArg = {
  id: string;
  /** Where in the file the part begins: as many bytes as have arrived. */
  desde: number;
  body: Blob;
};
export type SubidasEnPartesRemoveApiResponse = unknown;
export type SubidasEnPartesRemoveApiArg = {
  id: string;
};
export type SubidaEnPartesDto = {
  /** How many bytes of the file have arrived, from its start. */
  recibidos: number;
};
export const {
  useSubidasEnPartesGetQuery,
  useSubidasEnPartesAddMutation,
  useSubidasEnPartesRemoveMutation,
} = injectedRtkApi;
