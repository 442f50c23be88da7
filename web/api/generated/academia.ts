// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["academia"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      academiaFindCategories: build.query<
        AcademiaFindCategoriesApiResponse,
        AcademiaFindCategoriesApiArg
      >({
        query: () => ({ url: `/api/apps/academy/categories` }),
        providesTags: ["academia"],
      }),
      academiaFindCourses: build.query<
        AcademiaFindCoursesApiResponse,
        AcademiaFindCoursesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["academia"],
      }),
      cursosCreate: build.mutation<CursosCreateApiResponse, CursosCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/academy/courses`,
            method: "POST",
            body: queryArg.nuevoCursoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["academia"],
        },
      ),
      academiaGetCourse: build.query<
        AcademiaGetCourseApiResponse,
        AcademiaGetCourseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses/course`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["academia"],
      }),
      academiaAdvance: build.mutation<
        AcademiaAdvanceApiResponse,
        AcademiaAdvanceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}/progress`,
          method: "PUT",
          body: queryArg.avanceDto,
        }),
        invalidatesTags: ["academia"],
      }),
      academiaFindTeam: build.query<
        AcademiaFindTeamApiResponse,
        AcademiaFindTeamApiArg
      >({
        query: () => ({ url: `/api/apps/academy/team` }),
        providesTags: ["academia"],
      }),
      academiaRequest: build.mutation<
        AcademiaRequestApiResponse,
        AcademiaRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/requests`,
          method: "POST",
          body: queryArg.pedirCursoDto,
        }),
        invalidatesTags: ["academia"],
      }),
      academiaWithdraw: build.mutation<
        AcademiaWithdrawApiResponse,
        AcademiaWithdrawApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/requests`,
          method: "DELETE",
          params: {
            courseId: queryArg.courseId,
            person: queryArg.person,
          },
        }),
        invalidatesTags: ["academia"],
      }),
      cursosUpdate: build.mutation<CursosUpdateApiResponse, CursosUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}`,
            method: "PATCH",
            body: queryArg.cambiosCursoDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["academia"],
        },
      ),
      cursosRemove: build.mutation<CursosRemoveApiResponse, CursosRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["academia"],
        },
      ),
      cursosRestore: build.mutation<
        CursosRestoreApiResponse,
        CursosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["academia"],
      }),
      cursosAddStep: build.mutation<
        CursosAddStepApiResponse,
        CursosAddStepApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}/steps`,
          method: "POST",
          body: queryArg.nuevoPasoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["academia"],
      }),
      cursosOrder: build.mutation<CursosOrderApiResponse, CursosOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/academy/courses/${encodeURIComponent(String(queryArg.id))}/order`,
          method: "PUT",
          body: queryArg.ordenPasosDto,
        }),
        invalidatesTags: ["academia"],
      }),
      pasosUpdate: build.mutation<PasosUpdateApiResponse, PasosUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/academy/steps/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosPasoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["academia"],
      }),
      pasosRemove: build.mutation<PasosRemoveApiResponse, PasosRemoveApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/academy/steps/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["academia"],
      }),
      pasosRestore: build.mutation<PasosRestoreApiResponse, PasosRestoreApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/academy/steps/${encodeURIComponent(String(queryArg.id))}/restore`,
            method: "POST",
          }),
          invalidatesTags: ["academia"],
        },
      ),
      pasosPutImage: build.mutation<
        PasosPutImageApiResponse,
        PasosPutImageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/steps/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["academia"],
      }),
      pasosRemoveImage: build.mutation<
        PasosRemoveImageApiResponse,
        PasosRemoveImageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/academy/steps/${encodeURIComponent(String(queryArg.id))}/image`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["academia"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AcademiaFindCategoriesApiResponse =
  /** status 200  */ CategoriaDto[];
export type AcademiaFindCategoriesApiArg = void;
export type AcademiaFindCoursesApiResponse = /** status 200  */ CursoDto[];
export type AcademiaFindCoursesApiArg = {
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  ids?: string[];
};
export type CursosCreateApiResponse = /** status 200  */ CursoConPasosDto;
export type CursosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoCursoDto: NuevoCursoDto;
};
export type AcademiaGetCourseApiResponse = /** status 200  */ CursoConPasosDto;
export type AcademiaGetCourseApiArg = {
  id: string;
};
export type AcademiaAdvanceApiResponse = /** status 200  */ boolean;
export type AcademiaAdvanceApiArg = {
  id: string;
  avanceDto: AvanceDto;
};
export type AcademiaFindTeamApiResponse =
  /** status 200  */ PersonaDeAcademiaDto[];
export type AcademiaFindTeamApiArg = void;
export type AcademiaRequestApiResponse = /** status 200  */ boolean;
export type AcademiaRequestApiArg = {
  pedirCursoDto: PedirCursoDto;
};
export type AcademiaWithdrawApiResponse = /** status 200  */ boolean;
export type AcademiaWithdrawApiArg = {
  courseId: string;
  person: string;
};
export type CursosUpdateApiResponse = /** status 200  */ CursoConPasosDto;
export type CursosUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosCursoDto: CambiosCursoDto;
};
export type CursosRemoveApiResponse = /** status 200  */ boolean;
export type CursosRemoveApiArg = {
  id: string;
};
export type CursosRestoreApiResponse = /** status 200  */ CursoConPasosDto;
export type CursosRestoreApiArg = {
  id: string;
};
export type CursosAddStepApiResponse = /** status 200  */ CursoConPasosDto;
export type CursosAddStepApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoPasoDto: NuevoPasoDto;
};
export type CursosOrderApiResponse = /** status 200  */ CursoConPasosDto;
export type CursosOrderApiArg = {
  id: string;
  ordenPasosDto: OrdenPasosDto;
};
export type PasosUpdateApiResponse = /** status 200  */ PasoDto;
export type PasosUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosPasoDto: CambiosPasoDto;
};
export type PasosRemoveApiResponse = /** status 200  */ boolean;
export type PasosRemoveApiArg = {
  id: string;
};
export type PasosRestoreApiResponse = /** status 200  */ PasoDto;
export type PasosRestoreApiArg = {
  id: string;
};
export type PasosPutImageApiResponse = /** status 200  */ PasoDto;
export type PasosPutImageApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  body: {
    image?: Blob;
  };
};
export type PasosRemoveImageApiResponse = /** status 200  */ PasoDto;
export type PasosRemoveImageApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
};
export type CategoriaDto = {
  id: string;
  title: string;
  slug: string;
};
export type ProgresoDto = {
  /** The furthest step of this time through, from 0. */
  currentStep: number;
  /** How often the course was completed. */
  completed: number;
};
export type PedidoDto = {
  dueDate: string;
  /** The name of the person who asks. */
  requestedBy: string;
  /** When the course was completed after it was asked for; null until then. */
  doneAt: string | null;
};
export type CursoDto = {
  id: string;
  title: string;
  slug: string;
  description: string;
  /** The slug of its category. */
  category: string;
  /** In minutes. */
  duration: number;
  totalSteps: number;
  /** The day as people read it. */
  updatedAt: string;
  featured: boolean;
  progress: ProgresoDto;
  /** Whether the cuenta wrote it. */
  own: boolean;
  /** False for a draft of the cuenta. */
  published: boolean;
  /** 0 for a course of the product. */
  version: number;
  /** Null unless the person was asked to take it. */
  request: PedidoDto | null;
};
export type TamanoDeImagenDePasoDto = {
  width: number;
  height: number;
};
export type PasoDto = {
  /** Null in a course of the product. */
  id: string | null;
  /** From 0. */
  order: number;
  title: string;
  subtitle: string;
  /** HTML. */
  content: string;
  /** The address of its picture. */
  image: string | null;
  imageSize: TamanoDeImagenDePasoDto | null;
  imageText: string;
  /** 0 in a course of the product. */
  version: number;
};
export type CursoConPasosDto = {
  id: string;
  title: string;
  slug: string;
  description: string;
  /** The slug of its category. */
  category: string;
  /** In minutes. */
  duration: number;
  totalSteps: number;
  /** The day as people read it. */
  updatedAt: string;
  featured: boolean;
  progress: ProgresoDto;
  /** Whether the cuenta wrote it. */
  own: boolean;
  /** False for a draft of the cuenta. */
  published: boolean;
  /** 0 for a course of the product. */
  version: number;
  /** Null unless the person was asked to take it. */
  request: PedidoDto | null;
  steps: PasoDto[];
};
export type NuevoCursoDto = {
  id?: string | null;
  title: string;
};
export type AvanceDto = {
  /** The furthest step of this time through, from 0. */
  currentStep: number;
  /** How often the course was completed. One more than is known completes it. */
  completed: number;
};
export type CursoDePersonaDto = {
  /** The furthest step of this time through, from 0. */
  currentStep: number;
  /** How often the course was completed. */
  completed: number;
  courseId: string;
  /** When it was last completed. */
  completedAt: string | null;
  /** When the person last went further; null before the first step. */
  seenAt: string | null;
  request: PedidoDto | null;
};
export type PersonaDeAcademiaDto = {
  id: string;
  name: string;
  avatar: string | null;
  /** The role's name. */
  role: string;
  /** The courses they began or were asked to take. */
  courses: CursoDePersonaDto[];
};
export type PedirCursoDto = {
  /** The course's id. */
  courseId: string;
  /** The ids of members. */
  people: string[];
  /** When the course should be completed. */
  dueDate: string;
};
export type CambiosCursoDto = {
  title?: string;
  /** Plain text. */
  description?: string;
  /** The slug of a category. */
  category?: string;
  /** In minutes. */
  duration?: number;
  /** False for a draft, which only titulares and adscriptos see. */
  published?: boolean;
};
export type NuevoPasoDto = {
  id?: string | null;
  title: string;
};
export type OrdenPasosDto = {
  /** The ids of the steps in their new order; others follow in their present order. */
  steps: string[];
};
export type CambiosPasoDto = {
  title?: string;
  /** Plain text. */
  subtitle?: string;
  /** HTML. */
  content?: string;
  /** What the picture shows, for who cannot see it. */
  imageText?: string;
};
export const {
  useAcademiaFindCategoriesQuery,
  useAcademiaFindCoursesQuery,
  useCursosCreateMutation,
  useAcademiaGetCourseQuery,
  useAcademiaAdvanceMutation,
  useAcademiaFindTeamQuery,
  useAcademiaRequestMutation,
  useAcademiaWithdrawMutation,
  useCursosUpdateMutation,
  useCursosRemoveMutation,
  useCursosRestoreMutation,
  useCursosAddStepMutation,
  useCursosOrderMutation,
  usePasosUpdateMutation,
  usePasosRemoveMutation,
  usePasosRestoreMutation,
  usePasosPutImageMutation,
  usePasosRemoveImageMutation,
} = injectedRtkApi;
