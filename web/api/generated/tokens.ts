// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["tokens"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tokensPersonalesFindMine: build.query<
        TokensPersonalesFindMineApiResponse,
        TokensPersonalesFindMineApiArg
      >({
        query: () => ({ url: `/api/tokens` }),
        providesTags: ["tokens"],
      }),
      tokensPersonalesCreate: build.mutation<
        TokensPersonalesCreateApiResponse,
        TokensPersonalesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tokens`,
          method: "POST",
          body: queryArg.crearTokenDto,
        }),
        invalidatesTags: ["tokens"],
      }),
      tokensPersonalesRevoke: build.mutation<
        TokensPersonalesRevokeApiResponse,
        TokensPersonalesRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tokens/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["tokens"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type TokensPersonalesFindMineApiResponse =
  /** status 200  */ TokenPersonalDto[];
export type TokensPersonalesFindMineApiArg = void;
export type TokensPersonalesCreateApiResponse =
  /** status 201  */ TokenCreadoDto;
export type TokensPersonalesCreateApiArg = {
  crearTokenDto: CrearTokenDto;
};
export type TokensPersonalesRevokeApiResponse = /** status 200  */ boolean;
export type TokensPersonalesRevokeApiArg = {
  id: string;
};
export type TokenPersonalDto = {
  id: string;
  nombre: string;
  /** The role of the token. If my own role is lower now, my own counts. */
  rolId: number;
  /** The role's name. */
  rol: string;
  /** The last four characters of the token. */
  final: string;
  creadoEn: string;
  expiraEn: string;
  /** When it was last used, to the minute. */
  usadoEn: string | null;
};
export type TokenCreadoDto = {
  id: string;
  nombre: string;
  /** The role of the token. If my own role is lower now, my own counts. */
  rolId: number;
  /** The role's name. */
  rol: string;
  /** The last four characters of the token. */
  final: string;
  creadoEn: string;
  expiraEn: string;
  /** When it was last used, to the minute. */
  usadoEn: string | null;
  /** The whole token. It is shown only this once: the server keeps a hash. */
  token: string;
};
export type CrearTokenDto = {
  nombre: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura; not higher than the person's own role. */
  rolId: number;
  /** The number of days until it expires. */
  dias: number;
};
export const {
  useTokensPersonalesFindMineQuery,
  useTokensPersonalesCreateMutation,
  useTokensPersonalesRevokeMutation,
} = injectedRtkApi;
