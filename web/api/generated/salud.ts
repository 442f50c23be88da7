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
export type HealthLiveApiResponse = unknown;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse = /** status 200  */ object;
export type HealthReadyApiArg = void;
export const { useHealthLiveQuery, useHealthReadyQuery } = injectedRtkApi;
