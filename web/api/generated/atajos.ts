// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["atajos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      atajosFindAll: build.query<AtajosFindAllApiResponse, AtajosFindAllApiArg>(
        {
          query: () => ({ url: `/api/common/shortcuts` }),
          providesTags: ["atajos"],
        },
      ),
      atajosCreate: build.mutation<AtajosCreateApiResponse, AtajosCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "POST",
            body: queryArg.crearAtajoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["atajos"],
        },
      ),
      atajosUpdate: build.mutation<AtajosUpdateApiResponse, AtajosUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "PATCH",
            body: queryArg.modificarAtajoDto,
          }),
          invalidatesTags: ["atajos"],
        },
      ),
      atajosRemove: build.mutation<AtajosRemoveApiResponse, AtajosRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/common/shortcuts`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["atajos"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AtajosFindAllApiResponse = /** status 200  */ AtajoDto[];
export type AtajosFindAllApiArg = void;
export type AtajosCreateApiResponse = /** status 200  */ AtajoDto;
export type AtajosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearAtajoDto: CrearAtajoDto;
};
export type AtajosUpdateApiResponse = /** status 200  */ AtajoDto;
export type AtajosUpdateApiArg = {
  modificarAtajoDto: ModificarAtajoDto;
};
export type AtajosRemoveApiResponse = /** status 200  */ AtajoDto;
export type AtajosRemoveApiArg = {
  id: string;
};
export type AtajoDto = {
  id: string;
  label: string;
  description: string | null;
  /** `heroicons_outline:folder`. */
  icon: string;
  link: string;
  /** Whether the link is a page of Carpetas, which opens in place. */
  useRouter: boolean;
};
export type NuevoAtajoDto = {
  id?: string | null;
  label: string;
  /** `heroicons_outline:folder`. */
  icon: string;
  link: string;
  description?: string | null;
  /** Whether the link is a page of Carpetas, which opens in place. By default, the link itself decides. */
  useRouter?: boolean;
};
export type CrearAtajoDto = {
  shortcut: NuevoAtajoDto;
};
export type CambiosAtajoDto = {
  label?: string;
  /** `heroicons_outline:folder`. */
  icon?: string;
  link?: string;
  description?: string | null;
  /** Whether the link is a page of Carpetas, which opens in place. By default, the link itself decides. */
  useRouter?: boolean;
};
export type ModificarAtajoDto = {
  id: string;
  shortcut: CambiosAtajoDto;
};
export const {
  useAtajosFindAllQuery,
  useAtajosCreateMutation,
  useAtajosUpdateMutation,
  useAtajosRemoveMutation,
} = injectedRtkApi;
