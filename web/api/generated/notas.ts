// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["notas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      notasFindAll: build.query<NotasFindAllApiResponse, NotasFindAllApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes/all`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["notas"],
      }),
      notasCreate: build.mutation<NotasCreateApiResponse, NotasCreateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes`,
          method: "POST",
          body: queryArg.crearNotaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notasReplace: build.mutation<NotasReplaceApiResponse, NotasReplaceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes`,
            method: "PATCH",
            body: queryArg.modificarNotaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["notas"],
        },
      ),
      notasRemove: build.mutation<NotasRemoveApiResponse, NotasRemoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notasUpdate: build.mutation<NotasUpdateApiResponse, NotasUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosNotaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notasRestore: build.mutation<NotasRestoreApiResponse, NotasRestoreApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/restore`,
            method: "POST",
          }),
          invalidatesTags: ["notas"],
        },
      ),
      notasAddTask: build.mutation<NotasAddTaskApiResponse, NotasAddTaskApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/notes/tasks`,
            method: "POST",
            body: queryArg.agregarTareaANotaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["notas"],
        },
      ),
      notaEtiquetasFindAll: build.query<
        NotaEtiquetasFindAllApiResponse,
        NotaEtiquetasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/notes/labels` }),
        providesTags: ["notas"],
      }),
      notaEtiquetasCreate: build.mutation<
        NotaEtiquetasCreateApiResponse,
        NotaEtiquetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "POST",
          body: queryArg.nuevaEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notaEtiquetasRename: build.mutation<
        NotaEtiquetasRenameApiResponse,
        NotaEtiquetasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "PATCH",
          body: queryArg.modificarNotaEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notaEtiquetasRemove: build.mutation<
        NotaEtiquetasRemoveApiResponse,
        NotaEtiquetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notaEtiquetasRestore: build.mutation<
        NotaEtiquetasRestoreApiResponse,
        NotaEtiquetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/labels/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["notas"],
      }),
      notaImagenPut: build.mutation<
        NotaImagenPutApiResponse,
        NotaImagenPutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
      notaImagenRemove: build.mutation<
        NotaImagenRemoveApiResponse,
        NotaImagenRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/notes/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["notas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type NotasFindAllApiResponse = /** status 200  */ NotaConEtiquetasDto[];
export type NotasFindAllApiArg = {
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  ids?: string[];
};
export type NotasCreateApiResponse = /** status 200  */ NotaDto;
export type NotasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearNotaDto: CrearNotaDto;
};
export type NotasReplaceApiResponse = /** status 200  */ NotaDto;
export type NotasReplaceApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarNotaDto: ModificarNotaDto;
};
export type NotasRemoveApiResponse = /** status 200  */ boolean;
export type NotasRemoveApiArg = {
  id: string;
};
export type NotasUpdateApiResponse = /** status 200  */ NotaDto;
export type NotasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosNotaDto: CambiosNotaDto;
};
export type NotasRestoreApiResponse = /** status 200  */ NotaDto;
export type NotasRestoreApiArg = {
  id: string;
};
export type NotasAddTaskApiResponse = /** status 200  */ NotaDto;
export type NotasAddTaskApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  agregarTareaANotaDto: AgregarTareaANotaDto;
};
export type NotaEtiquetasFindAllApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasFindAllApiArg = void;
export type NotaEtiquetasCreateApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaEtiquetaDto: NuevaEtiquetaDto;
};
export type NotaEtiquetasRenameApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarNotaEtiquetaDto: ModificarNotaEtiquetaDto;
};
export type NotaEtiquetasRemoveApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRemoveApiArg = {
  id: string;
};
export type NotaEtiquetasRestoreApiResponse =
  /** status 200  */ NotaEtiquetaDto[];
export type NotaEtiquetasRestoreApiArg = {
  id: string;
};
export type NotaImagenPutApiResponse = /** status 200  */ NotaDto;
export type NotaImagenPutApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  body: {
    image?: Blob;
  };
};
export type NotaImagenRemoveApiResponse = /** status 200  */ NotaDto;
export type NotaImagenRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
};
export type EtiquetaDeNotaDto = {
  id: string;
  title: string;
};
export type NotaTareaDto = {
  id: string;
  content: string;
  completed: boolean;
};
export type TamanoDeImagenDto = {
  width: number;
  height: number;
};
export type NotaConEtiquetasDto = {
  labels: EtiquetaDeNotaDto[];
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** Null when it has no list. */
  tasks: NotaTareaDto[] | null;
  /** The address of its picture. */
  image: string | null;
  imageSize: TamanoDeImagenDto | null;
  reminder: string | null;
  archived: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
};
export type NotaDto = {
  labels: string[];
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** Null when it has no list. */
  tasks: NotaTareaDto[] | null;
  /** The address of its picture. */
  image: string | null;
  imageSize: TamanoDeImagenDto | null;
  reminder: string | null;
  archived: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
};
export type NotaTareaEscritaDto = {
  /** The client may choose the id of a new line; otherwise the server does. */
  id?: string | null;
  content: string;
  completed?: boolean | null;
};
export type NuevaNotaDto = {
  id?: string | null;
  /** `data:image/png;base64,…` (PNG, JPEG, WebP or GIF up to 5 MiB), or the address that the nota has. */
  image?: string | null;
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null removes the list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** The ids of etiquetas, or objects with an `id`. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type CrearNotaDto = {
  note: NuevaNotaDto;
};
export type NotaReescritaDto = {
  /** Null for a nota that the reference client has not stored yet. It is answered, and not stored. */
  id: string | null;
  /** `data:image/png;base64,…` (PNG, JPEG, WebP or GIF up to 5 MiB), or the address that the nota has. */
  image?: string | null;
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null removes the list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** The ids of etiquetas, or objects with an `id`. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type ModificarNotaDto = {
  updatedNote: NotaReescritaDto;
};
export type CambiosNotaDto = {
  title?: string | null;
  /** Plain text. */
  content?: string | null;
  /** Null removes the list. */
  tasks?: NotaTareaEscritaDto[] | null;
  reminder?: string | null;
  /** The ids of etiquetas, or objects with an `id`. */
  labels?: string[] | null;
  archived?: boolean | null;
};
export type NotaNombradaDto = {
  id: string;
};
export type AgregarTareaANotaDto = {
  note: NotaNombradaDto;
  task: string;
};
export type NotaEtiquetaDto = {
  id: string;
  title: string;
  version: number;
  createdAt: string;
};
export type NuevaEtiquetaDto = {
  id?: string | null;
  title: string;
};
export type NotaEtiquetaEscritaDto = {
  title: string;
  id: string;
};
export type ModificarNotaEtiquetaDto = {
  label: NotaEtiquetaEscritaDto;
};
export const {
  useNotasFindAllQuery,
  useNotasCreateMutation,
  useNotasReplaceMutation,
  useNotasRemoveMutation,
  useNotasUpdateMutation,
  useNotasRestoreMutation,
  useNotasAddTaskMutation,
  useNotaEtiquetasFindAllQuery,
  useNotaEtiquetasCreateMutation,
  useNotaEtiquetasRenameMutation,
  useNotaEtiquetasRemoveMutation,
  useNotaEtiquetasRestoreMutation,
  useNotaImagenPutMutation,
  useNotaImagenRemoveMutation,
} = injectedRtkApi;
