// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["actividad"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      actividadFind: build.query<ActividadFindApiResponse, ActividadFindApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/pages/activities`,
            params: {
              usuarioId: queryArg.usuarioId,
              clase: queryArg.clase,
              carpetaId: queryArg.carpetaId,
              desde: queryArg.desde,
              hasta: queryArg.hasta,
              antes: queryArg.antes,
              despues: queryArg.despues,
              tamano: queryArg.tamano,
            },
          }),
          providesTags: ["actividad"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ActividadFindApiResponse =
  /** status 200  */ ActividadDeCuentaDto[];
export type ActividadFindApiArg = {
  /** What this member did. */
  usuarioId?: string;
  /** Facts of this kind. `lecturas`: that somebody only read, which is left out otherwise. */
  clase?:
    | "carpetas"
    | "partes"
    | "documentos"
    | "comentarios"
    | "correos"
    | "personas"
    | "archivos"
    | "academia"
    | "inventario"
    | "equipo"
    | "cuenta"
    | "lecturas";
  /** What happened in this carpeta. */
  carpetaId?: string;
  /** The first day, in the time zone of the cuenta. */
  desde?: string;
  /** The last day. */
  hasta?: string;
  /** Those before the one with this cursor. */
  antes?: string;
  /** Those after the one with this cursor. */
  despues?: string;
  /** How many at most. Fewer come only when there are no more. */
  tamano: number;
};
export type UsuarioDeActividadDto = {
  id: string;
  nombre: string;
};
export type CarpetaDeActividadDto = {
  id: string;
  /** Null while it is a draft. */
  codigo: string | null;
  caratula: string;
};
export type ActividadDeCuentaDto = {
  clase:
    | (
        | "carpetas"
        | "partes"
        | "documentos"
        | "comentarios"
        | "correos"
        | "personas"
        | "archivos"
        | "academia"
        | "inventario"
        | "equipo"
        | "cuenta"
        | "lecturas"
      )
    | null;
  id: string;
  /** Who did what, as HTML. */
  description: string;
  date: string;
  /** `heroicons_outline:<name>`, by the kind of the fact. */
  icon: string;
  /** The face of who did it, who may have none. */
  image?: string;
  /** What was written, as HTML. */
  extraContent?: string;
  /** The text of the link. */
  linkedContent?: string;
  link?: string;
  /** True: the link is a page of Carpetas. */
  useRouter?: boolean;
  /** The name of the fact. */
  accion: string;
  /** What was done, as a plain sentence without who did it. */
  frase: string;
  /** Null: the product itself did it. */
  usuario: UsuarioDeActividadDto | null;
  carpeta: CarpetaDeActividadDto | null;
  /** What was written, as plain text. */
  cita: string | null;
  /** For `antes` and `despues`. */
  cursor: string;
};
export const { useActividadFindQuery } = injectedRtkApi;
