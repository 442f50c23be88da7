// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["papelera"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      papeleraFind: build.query<PapeleraFindApiResponse, PapeleraFindApiArg>({
        query: () => ({ url: `/api/papelera` }),
        providesTags: ["papelera"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PapeleraFindApiResponse = /** status 200  */ EnPapeleraDto[];
export type PapeleraFindApiArg = void;
export type EnPapeleraDto = {
  tipo:
    | "tarea"
    | "contacto"
    | "nota"
    | "tablero"
    | "lista"
    | "tarjeta"
    | "personaArchivo"
    | "curso"
    | "cursoPaso"
    | "archivo"
    | "directorio"
    | "producto";
  id: string;
  /** Empty if it has none. */
  nombre: string;
  /** What it was in: a carpeta, a tablero, a company. */
  lugar: string | null;
  eliminadoEn: string;
  /** When it can no longer be restored. */
  seBorraEn: string;
};
export const { usePapeleraFindQuery } = injectedRtkApi;
