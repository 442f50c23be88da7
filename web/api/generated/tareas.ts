// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["tareas"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listaDeTareasFindAll: build.query<
        ListaDeTareasFindAllApiResponse,
        ListaDeTareasFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/all`,
          params: {
            carpetaId: queryArg.carpetaId,
            asignada: queryArg.asignada,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["tareas"],
      }),
      listaDeTareasCountPending: build.query<
        ListaDeTareasCountPendingApiResponse,
        ListaDeTareasCountPendingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/count`,
          params: {
            carpetaId: queryArg.carpetaId,
            asignada: queryArg.asignada,
          },
        }),
        providesTags: ["tareas"],
      }),
      listaDeTareasSearch: build.query<
        ListaDeTareasSearchApiResponse,
        ListaDeTareasSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["tareas"],
      }),
      tareasGet: build.query<TareasGetApiResponse, TareasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["tareas"],
      }),
      tareasCreate: build.mutation<TareasCreateApiResponse, TareasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "POST",
            body: queryArg.crearTareaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["tareas"],
        },
      ),
      tareasUpdate: build.mutation<TareasUpdateApiResponse, TareasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "PATCH",
            body: queryArg.modificarTareaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["tareas"],
        },
      ),
      tareasRemove: build.mutation<TareasRemoveApiResponse, TareasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/task`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["tareas"],
        },
      ),
      tareasRestore: build.mutation<
        TareasRestoreApiResponse,
        TareasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tareas"],
      }),
      ordenArrange: build.mutation<OrdenArrangeApiResponse, OrdenArrangeApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/tasks/order`,
            method: "PATCH",
            body: queryArg.ordenarTareasDto,
          }),
          invalidatesTags: ["tareas"],
        },
      ),
      ordenMove: build.mutation<OrdenMoveApiResponse, OrdenMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/tasks/task/${encodeURIComponent(String(queryArg.id))}/move`,
          method: "POST",
          body: queryArg.moverTareaDto,
        }),
        invalidatesTags: ["tareas"],
      }),
      etiquetasDeTareasFindAll: build.query<
        EtiquetasDeTareasFindAllApiResponse,
        EtiquetasDeTareasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/tasks/tags` }),
        providesTags: ["tareas"],
      }),
      etiquetasDeTareasCreate: build.mutation<
        EtiquetasDeTareasCreateApiResponse,
        EtiquetasDeTareasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "POST",
          body: queryArg.crearEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tareas"],
      }),
      etiquetasDeTareasRename: build.mutation<
        EtiquetasDeTareasRenameApiResponse,
        EtiquetasDeTareasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tareas"],
      }),
      etiquetasDeTareasRemove: build.mutation<
        EtiquetasDeTareasRemoveApiResponse,
        EtiquetasDeTareasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["tareas"],
      }),
      etiquetasDeTareasRestore: build.mutation<
        EtiquetasDeTareasRestoreApiResponse,
        EtiquetasDeTareasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/tasks/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tareas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ListaDeTareasFindAllApiResponse = /** status 200  */ TareaDto[];
export type ListaDeTareasFindAllApiArg = {
  /** Only tasks of this carpeta. */
  carpetaId?: string;
  /** `yo` for only the tasks that are assigned to me. */
  asignada?: "yo";
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  ids?: string[];
};
export type ListaDeTareasCountPendingApiResponse =
  /** status 200  */ TareasPendientesDto;
export type ListaDeTareasCountPendingApiArg = {
  /** Only tasks of this carpeta. */
  carpetaId?: string;
  /** `yo` for only the tasks that are assigned to me. */
  asignada?: "yo";
};
export type ListaDeTareasSearchApiResponse = /** status 200  */ object;
export type ListaDeTareasSearchApiArg = {
  /** Words that must all be in the title or the notes; accents and letter case do not matter. */
  query?: string;
};
export type TareasGetApiResponse = /** status 200  */ TareaDto;
export type TareasGetApiArg = {
  id: string;
};
export type TareasCreateApiResponse = /** status 200  */ TareaDto;
export type TareasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearTareaDto: CrearTareaDto;
};
export type TareasUpdateApiResponse = /** status 200  */ TareaDto;
export type TareasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTareaDto: ModificarTareaDto;
};
export type TareasRemoveApiResponse = /** status 200  */ boolean;
export type TareasRemoveApiArg = {
  id: string;
};
export type TareasRestoreApiResponse = /** status 200  */ TareaDto;
export type TareasRestoreApiArg = {
  id: string;
};
export type OrdenArrangeApiResponse = /** status 200  */ TareaDto[];
export type OrdenArrangeApiArg = {
  ordenarTareasDto: OrdenarTareasDto;
};
export type OrdenMoveApiResponse = /** status 200  */ TareaDto;
export type OrdenMoveApiArg = {
  id: string;
  moverTareaDto: MoverTareaDto;
};
export type EtiquetasDeTareasFindAllApiResponse =
  /** status 200  */ EtiquetaTituladaDto[];
export type EtiquetasDeTareasFindAllApiArg = void;
export type EtiquetasDeTareasCreateApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEtiquetaDto: CrearEtiquetaDto;
};
export type EtiquetasDeTareasRenameApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDto: ModificarEtiquetaDto;
};
export type EtiquetasDeTareasRemoveApiResponse = /** status 200  */ boolean;
export type EtiquetasDeTareasRemoveApiArg = {
  id: string;
};
export type EtiquetasDeTareasRestoreApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type EtiquetasDeTareasRestoreApiArg = {
  id: string;
};
export type SubtareaDto = {
  /** Made by the server when it is not sent. */
  id: string;
  title: string;
  completed: boolean;
};
export type CarpetaDeTareaDto = {
  id: string;
  /** `ESC-2026-000123`; null for a draft. */
  codigo: string | null;
  caratula: string;
};
export type TareaDto = {
  /** 0 is low, 1 normal, 2 high. */
  priority: 0 | 1 | 2;
  id: string;
  type: "task" | "section";
  title: string;
  /** Plain text of several lines. */
  notes: string | null;
  completed: boolean;
  completedAt: string | null;
  dueDate: string | null;
  /** The ids of its tags. */
  tags: string[];
  /** The place in my list, from 0. */
  order: number;
  /** A text that sorts as the list does and stays valid when other tasks move; equal ones are ordered by id. */
  place: string;
  /** The id of a member. */
  assignedTo: string | null;
  subTasks: SubtareaDto[];
  carpetaId: string | null;
  carpeta: CarpetaDeTareaDto | null;
  /** The id of a member. */
  createdBy: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type TareasPendientesDto = {
  /** The tasks that are not completed, without sections. */
  pendientes: number;
};
export type NuevaTareaDto = {
  /** 0 is low, 1 normal, 2 high. */
  priority?: 0 | 1 | 2;
  id?: string | null;
  /** Plain text. */
  title?: string;
  /** Plain text of several lines. */
  notes?: string | null;
  completed?: boolean;
  /** In ISO 8601. */
  dueDate?: string | null;
  /** The ids of all tags of the task, or objects with an `id`. */
  tags?: string[];
  /** An active member of the cuenta. */
  assignedTo?: string | null;
  /** A carpeta that I may see. */
  carpetaId?: string | null;
  /** All steps, in their order. */
  subTasks?: SubtareaDto[];
};
export type CrearTareaDto = {
  type: "task" | "section";
  task?: NuevaTareaDto;
  /** The task before which it is put. */
  before?: string;
};
export type CambiosTareaDto = {
  /** 0 is low, 1 normal, 2 high. */
  priority?: 0 | 1 | 2;
  type?: "task" | "section";
  /** Plain text. */
  title?: string;
  /** Plain text of several lines. */
  notes?: string | null;
  completed?: boolean;
  /** In ISO 8601. */
  dueDate?: string | null;
  /** The ids of all tags of the task, or objects with an `id`. */
  tags?: string[];
  /** An active member of the cuenta. */
  assignedTo?: string | null;
  /** A carpeta that I may see. */
  carpetaId?: string | null;
  /** All steps, in their order. */
  subTasks?: SubtareaDto[];
};
export type ModificarTareaDto = {
  id: string;
  task: CambiosTareaDto;
};
export type TareaNombradaDto = {
  id: string;
};
export type OrdenarTareasDto = {
  /** Whole tasks or `{id}`, in their new order; the others follow in their present order. */
  tasks: TareaNombradaDto[];
};
export type MoverTareaDto = {
  /** The task before which it is put; null for the end. */
  before: string | null;
};
export type EtiquetaTituladaDto = {
  id: string;
  title: string;
  version: number;
};
export type NuevaEtiquetaDto = {
  id?: string | null;
  title: string;
};
export type CrearEtiquetaDto = {
  tag: NuevaEtiquetaDto;
};
export type CambiosEtiquetaDto = {
  title: string;
};
export type ModificarEtiquetaDto = {
  id: string;
  tag: CambiosEtiquetaDto;
};
export const {
  useListaDeTareasFindAllQuery,
  useListaDeTareasCountPendingQuery,
  useListaDeTareasSearchQuery,
  useTareasGetQuery,
  useTareasCreateMutation,
  useTareasUpdateMutation,
  useTareasRemoveMutation,
  useTareasRestoreMutation,
  useOrdenArrangeMutation,
  useOrdenMoveMutation,
  useEtiquetasDeTareasFindAllQuery,
  useEtiquetasDeTareasCreateMutation,
  useEtiquetasDeTareasRenameMutation,
  useEtiquetasDeTareasRemoveMutation,
  useEtiquetasDeTareasRestoreMutation,
} = injectedRtkApi;
