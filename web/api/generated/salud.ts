// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["salud"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ["salud"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ["salud"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HealthLiveApiResponse = /** status 200  */ LiveDto;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse = /** status 200  */ object;
export type HealthReadyApiArg = void;
export type LiveDto = {
  status: "ok";
  /** The product's version, with the commit of an image: `0.1.0 (3f2a1bc)`. */
  version: string;
};
export const { useHealthLiveQuery, useHealthReadyQuery } = injectedRtkApi;
