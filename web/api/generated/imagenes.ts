// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["imagenes"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      imagenesGet: build.query<ImagenesGetApiResponse, ImagenesGetApiArg>({
        query: (queryArg) => ({
          url: `/api/imagenes/${encodeURIComponent(String(queryArg.clave))}`,
        }),
        providesTags: ["imagenes"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ImagenesGetApiResponse = unknown;
export type ImagenesGetApiArg = {
  clave: string;
};
export const { useImagenesGetQuery } = injectedRtkApi;
