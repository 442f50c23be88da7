// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["tipos-acto"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tiposActoFindAll: build.query<
        TiposActoFindAllApiResponse,
        TiposActoFindAllApiArg
      >({
        query: () => ({ url: `/api/tipos-acto` }),
        providesTags: ["tipos-acto"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type TiposActoFindAllApiResponse = /** status 200  */ TipoActoDto[];
export type TiposActoFindAllApiArg = void;
export type TipoActoDto = {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a new carpeta of this kind is reserved. */
  reservadoPorDefecto: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
};
export const { useTiposActoFindAllQuery } = injectedRtkApi;
