// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["tableros"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tablerosFindAll: build.query<
        TablerosFindAllApiResponse,
        TablerosFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/scrumboard/boards` }),
        providesTags: ["tableros"],
      }),
      tablerosSearch: build.query<
        TablerosSearchApiResponse,
        TablerosSearchApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["tableros"],
      }),
      tablerosGet: build.query<TablerosGetApiResponse, TablerosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["tableros"],
      }),
      tablerosCreate: build.mutation<
        TablerosCreateApiResponse,
        TablerosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "POST",
          body: queryArg.crearTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tablerosPut: build.mutation<TablerosPutApiResponse, TablerosPutApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "PUT",
          body: queryArg.crearTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tablerosUpdate: build.mutation<
        TablerosUpdateApiResponse,
        TablerosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "PATCH",
          body: queryArg.modificarTableroDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tablerosRemove: build.mutation<
        TablerosRemoveApiResponse,
        TablerosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tablerosRestore: build.mutation<
        TablerosRestoreApiResponse,
        TablerosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tableros"],
      }),
      listasCreate: build.mutation<ListasCreateApiResponse, ListasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "POST",
            body: queryArg.crearListaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["tableros"],
        },
      ),
      listasPut: build.mutation<ListasPutApiResponse, ListasPutApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/list`,
          method: "PUT",
          body: queryArg.crearListaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      listasUpdate: build.mutation<ListasUpdateApiResponse, ListasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "PATCH",
            body: queryArg.modificarListaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["tableros"],
        },
      ),
      listasRemove: build.mutation<ListasRemoveApiResponse, ListasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/list`,
            method: "DELETE",
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ["tableros"],
        },
      ),
      listasMove: build.mutation<ListasMoveApiResponse, ListasMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/lists`,
          method: "PATCH",
          body: queryArg.moverListasDto,
        }),
        invalidatesTags: ["tableros"],
      }),
      listasRestore: build.mutation<
        ListasRestoreApiResponse,
        ListasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/list/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tableros"],
      }),
      tarjetasFindByIds: build.query<
        TarjetasFindByIdsApiResponse,
        TarjetasFindByIdsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/cards`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["tableros"],
      }),
      tarjetasMove: build.mutation<TarjetasMoveApiResponse, TarjetasMoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/cards`,
            method: "PATCH",
            body: queryArg.moverTarjetasDto,
          }),
          invalidatesTags: ["tableros"],
        },
      ),
      tarjetasCreate: build.mutation<
        TarjetasCreateApiResponse,
        TarjetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "PUT",
          body: queryArg.crearTarjetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tarjetasPost: build.mutation<TarjetasPostApiResponse, TarjetasPostApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/scrumboard/board/card`,
            method: "POST",
            body: queryArg.crearTarjetaDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["tableros"],
        },
      ),
      tarjetasUpdate: build.mutation<
        TarjetasUpdateApiResponse,
        TarjetasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "PATCH",
          body: queryArg.modificarTarjetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tarjetasRemove: build.mutation<
        TarjetasRemoveApiResponse,
        TarjetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      tarjetasOrder: build.mutation<
        TarjetasOrderApiResponse,
        TarjetasOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card/positions`,
          method: "PATCH",
          body: queryArg.ordenarTarjetasDto,
        }),
        invalidatesTags: ["tableros"],
      }),
      tarjetasRestore: build.mutation<
        TarjetasRestoreApiResponse,
        TarjetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/card/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tableros"],
      }),
      etiquetasDeTableroFindAll: build.query<
        EtiquetasDeTableroFindAllApiResponse,
        EtiquetasDeTableroFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/labels`,
          params: {
            boardId: queryArg.boardId,
          },
        }),
        providesTags: ["tableros"],
      }),
      etiquetasDeTableroCreate: build.mutation<
        EtiquetasDeTableroCreateApiResponse,
        EtiquetasDeTableroCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "PUT",
          body: queryArg.crearEtiquetaDeTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      etiquetasDeTableroPost: build.mutation<
        EtiquetasDeTableroPostApiResponse,
        EtiquetasDeTableroPostApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "POST",
          body: queryArg.crearEtiquetaDeTableroDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      etiquetasDeTableroUpdate: build.mutation<
        EtiquetasDeTableroUpdateApiResponse,
        EtiquetasDeTableroUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDeTableroDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      etiquetasDeTableroRemove: build.mutation<
        EtiquetasDeTableroRemoveApiResponse,
        EtiquetasDeTableroRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["tableros"],
      }),
      etiquetasDeTableroRestore: build.mutation<
        EtiquetasDeTableroRestoreApiResponse,
        EtiquetasDeTableroRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/scrumboard/board/label/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["tableros"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type TablerosFindAllApiResponse = /** status 200  */ TableroResumenDto[];
export type TablerosFindAllApiArg = void;
export type TablerosSearchApiResponse = /** status 200  */ TableroResumenDto[];
export type TablerosSearchApiArg = {
  /** Words in the title or the description. */
  query?: string;
};
export type TablerosGetApiResponse = /** status 200  */ TableroDto;
export type TablerosGetApiArg = {
  id: string;
};
export type TablerosCreateApiResponse = /** status 200  */ TableroDto;
export type TablerosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearTableroDto: CrearTableroDto;
};
export type TablerosPutApiResponse = /** status 200  */ TableroDto;
export type TablerosPutApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearTableroDto: CrearTableroDto;
};
export type TablerosUpdateApiResponse = /** status 200  */ TableroDto;
export type TablerosUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTableroDto: ModificarTableroDto;
};
export type TablerosRemoveApiResponse = /** status 200  */ boolean;
export type TablerosRemoveApiArg = {
  id: string;
};
export type TablerosRestoreApiResponse = /** status 200  */ TableroDto;
export type TablerosRestoreApiArg = {
  id: string;
};
export type ListasCreateApiResponse = /** status 200  */ ListaDto;
export type ListasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearListaDto: CrearListaDto;
};
export type ListasPutApiResponse = /** status 200  */ ListaDto;
export type ListasPutApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearListaDto: CrearListaDto;
};
export type ListasUpdateApiResponse = /** status 200  */ ListaDto;
export type ListasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarListaDto: ModificarListaDto;
};
export type ListasRemoveApiResponse = /** status 200  */ boolean;
export type ListasRemoveApiArg = {
  id: string;
};
export type ListasMoveApiResponse = /** status 200  */ ListaDto[];
export type ListasMoveApiArg = {
  moverListasDto: MoverListasDto;
};
export type ListasRestoreApiResponse = /** status 200  */ ListaDto;
export type ListasRestoreApiArg = {
  id: string;
};
export type TarjetasFindByIdsApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasFindByIdsApiArg = {
  /** At most 100 ids, separated by commas. */
  ids: string[];
};
export type TarjetasMoveApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasMoveApiArg = {
  moverTarjetasDto: MoverTarjetasDto;
};
export type TarjetasCreateApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearTarjetaDto: CrearTarjetaDto;
};
export type TarjetasPostApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasPostApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearTarjetaDto: CrearTarjetaDto;
};
export type TarjetasUpdateApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarTarjetaDto: ModificarTarjetaDto;
};
export type TarjetasRemoveApiResponse = /** status 200  */ boolean;
export type TarjetasRemoveApiArg = {
  id: string;
};
export type TarjetasOrderApiResponse = /** status 200  */ TarjetaDto[];
export type TarjetasOrderApiArg = {
  ordenarTarjetasDto: OrdenarTarjetasDto;
};
export type TarjetasRestoreApiResponse = /** status 200  */ TarjetaDto;
export type TarjetasRestoreApiArg = {
  id: string;
};
export type EtiquetasDeTableroFindAllApiResponse =
  /** status 200  */ EtiquetaDeTableroDto[];
export type EtiquetasDeTableroFindAllApiArg = {
  boardId: string;
};
export type EtiquetasDeTableroCreateApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEtiquetaDeTableroDto: CrearEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroPostApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroPostApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEtiquetaDeTableroDto: CrearEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroUpdateApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDeTableroDto: ModificarEtiquetaDeTableroDto;
};
export type EtiquetasDeTableroRemoveApiResponse = /** status 200  */ boolean;
export type EtiquetasDeTableroRemoveApiArg = {
  id: string;
};
export type EtiquetasDeTableroRestoreApiResponse =
  /** status 200  */ EtiquetaDeTableroDto;
export type EtiquetasDeTableroRestoreApiArg = {
  id: string;
};
export type MiembroDeTableroDto = {
  id: string;
  name: string;
  /** The address of a picture, of their initials where they have none: the reference client always draws one. */
  avatar: string;
  /** The address of their own picture. */
  foto: string | null;
};
export type TableroResumenDto = {
  members: MiembroDeTableroDto[];
  id: string;
  title: string;
  description: string | null;
  /** The icon, such as `heroicons_outline:view-columns`. */
  icon: string;
  /** When anything on the board was last changed, in ISO 8601. */
  lastActivity: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type EtiquetaDeTableroDto = {
  id: string;
  title: string;
  version: number;
  boardId: string;
};
export type TarjetaDto = {
  id: string;
  boardId: string;
  listId: string;
  /** The order among the cards of the list; cards with equal positions are ordered by id. */
  position: number;
  title: string;
  /** Plain text. */
  description: string | null;
  labels: EtiquetaDeTableroDto[];
  /** ISO 8601. */
  dueDate: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type ListaDto = {
  id: string;
  boardId: string;
  /** The order among the lists of the board; lists with equal positions are ordered by id. */
  position: number;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** The cards, in their order. */
  cards: TarjetaDto[];
};
export type TableroDto = {
  /** The ids of its members. */
  members: string[];
  /** The lists, in their order. */
  lists: ListaDto[];
  /** The labels, newest first. */
  labels: EtiquetaDeTableroDto[];
  id: string;
  title: string;
  description: string | null;
  /** The icon, such as `heroicons_outline:view-columns`. */
  icon: string;
  /** When anything on the board was last changed, in ISO 8601. */
  lastActivity: string;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NuevoTableroDto = {
  id?: string | null;
  title: string;
  /** The titles of its first lists. */
  lists?: string[];
  description?: string | null;
  /** The icon, such as `heroicons_outline:view-columns`; null for the default. */
  icon?: string | null;
  /** The ids of its members, or objects with an `id`. */
  members?: string[];
};
export type CrearTableroDto = {
  board: NuevoTableroDto;
};
export type CambiosTableroDto = {
  title?: string;
  description?: string | null;
  /** The icon, such as `heroicons_outline:view-columns`; null for the default. */
  icon?: string | null;
  /** The ids of its members, or objects with an `id`. */
  members?: string[];
};
export type ModificarTableroDto = {
  id: string;
  board: CambiosTableroDto;
};
export type NuevaListaDto = {
  id?: string | null;
  boardId: string;
  title: string;
  /** The position on the board; the end when it is not sent. */
  position?: number | null;
};
export type CrearListaDto = {
  list: NuevaListaDto;
};
export type CambiosListaDto = {
  id: string;
  title?: string;
  position?: number;
};
export type ModificarListaDto = {
  list: CambiosListaDto;
};
export type LugarDeListaDto = {
  id: string;
  position: number;
};
export type MoverListasDto = {
  lists: LugarDeListaDto[];
};
export type LugarDeTarjetaDto = {
  id: string;
  listId: string;
  position: number;
};
export type MoverTarjetasDto = {
  cards: LugarDeTarjetaDto[];
};
export type NuevaTarjetaDto = {
  id?: string | null;
  listId: string;
  /** The board that the list must be on, if it is sent. */
  boardId?: string | null;
  title: string;
  /** The position in the list; the end when it is not sent. */
  position?: number | null;
  /** Plain text. */
  description?: string | null;
  /** The ids of labels of the board, or objects with an `id`. */
  labels?: string[];
  /** ISO 8601. */
  dueDate?: string | null;
};
export type CrearTarjetaDto = {
  card: NuevaTarjetaDto;
};
export type CambiosTarjetaDto = {
  title?: string;
  /** Plain text. */
  description?: string | null;
  /** The ids of labels of the board, or objects with an `id`. */
  labels?: string[];
  /** ISO 8601. */
  dueDate?: string | null;
};
export type ModificarTarjetaDto = {
  id: string;
  card: CambiosTarjetaDto;
};
export type TarjetaNombradaDto = {
  id: string;
};
export type OrdenarTarjetasDto = {
  cards: TarjetaNombradaDto[];
};
export type NuevaEtiquetaDeTableroDto = {
  id?: string | null;
  title: string;
  boardId: string;
};
export type CrearEtiquetaDeTableroDto = {
  label: NuevaEtiquetaDeTableroDto;
};
export type CambiosEtiquetaDeTableroDto = {
  title?: string;
};
export type ModificarEtiquetaDeTableroDto = {
  id: string;
  label: CambiosEtiquetaDeTableroDto;
};
export const {
  useTablerosFindAllQuery,
  useTablerosSearchQuery,
  useTablerosGetQuery,
  useTablerosCreateMutation,
  useTablerosPutMutation,
  useTablerosUpdateMutation,
  useTablerosRemoveMutation,
  useTablerosRestoreMutation,
  useListasCreateMutation,
  useListasPutMutation,
  useListasUpdateMutation,
  useListasRemoveMutation,
  useListasMoveMutation,
  useListasRestoreMutation,
  useTarjetasFindByIdsQuery,
  useTarjetasMoveMutation,
  useTarjetasCreateMutation,
  useTarjetasPostMutation,
  useTarjetasUpdateMutation,
  useTarjetasRemoveMutation,
  useTarjetasOrderMutation,
  useTarjetasRestoreMutation,
  useEtiquetasDeTableroFindAllQuery,
  useEtiquetasDeTableroCreateMutation,
  useEtiquetasDeTableroPostMutation,
  useEtiquetasDeTableroUpdateMutation,
  useEtiquetasDeTableroRemoveMutation,
  useEtiquetasDeTableroRestoreMutation,
} = injectedRtkApi;
