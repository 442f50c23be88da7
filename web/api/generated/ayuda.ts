// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["ayuda"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      helpCenterFaqs: build.query<
        HelpCenterFaqsApiResponse,
        HelpCenterFaqsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/faqs`,
          params: {
            slug: queryArg.slug,
          },
        }),
        providesTags: ["ayuda"],
      }),
      helpCenterQuestions: build.query<
        HelpCenterQuestionsApiResponse,
        HelpCenterQuestionsApiArg
      >({
        query: () => ({ url: `/api/apps/help-center/questions` }),
        providesTags: ["ayuda"],
      }),
      helpCenterGuides: build.query<
        HelpCenterGuidesApiResponse,
        HelpCenterGuidesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/guides`,
          params: {
            slug: queryArg.slug,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["ayuda"],
      }),
      helpCenterGuide: build.query<
        HelpCenterGuideApiResponse,
        HelpCenterGuideApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/guide`,
          params: {
            categorySlug: queryArg.categorySlug,
            guideSlug: queryArg.guideSlug,
          },
        }),
        providesTags: ["ayuda"],
      }),
      helpCenterGuideInPlace: build.query<
        HelpCenterGuideInPlaceApiResponse,
        HelpCenterGuideInPlaceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/guides/${encodeURIComponent(String(queryArg.category))}/${encodeURIComponent(String(queryArg.guide))}`,
        }),
        providesTags: ["ayuda"],
      }),
      helpCenterVote: build.mutation<
        HelpCenterVoteApiResponse,
        HelpCenterVoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/guides/${encodeURIComponent(String(queryArg.category))}/${encodeURIComponent(String(queryArg.guide))}/vote`,
          method: "PUT",
          body: queryArg.votoDto,
        }),
        invalidatesTags: ["ayuda"],
      }),
      helpCenterFind: build.query<
        HelpCenterFindApiResponse,
        HelpCenterFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/search`,
          params: {
            query: queryArg.query,
          },
        }),
        providesTags: ["ayuda"],
      }),
      helpCenterPicture: build.query<
        HelpCenterPictureApiResponse,
        HelpCenterPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/pictures/${encodeURIComponent(String(queryArg.name))}`,
        }),
        providesTags: ["ayuda"],
      }),
      solicitudesFindAll: build.query<
        SolicitudesFindAllApiResponse,
        SolicitudesFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/help-center/requests` }),
        providesTags: ["ayuda"],
      }),
      solicitudesCreate: build.mutation<
        SolicitudesCreateApiResponse,
        SolicitudesCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/requests`,
          method: "POST",
          body: queryArg.nuevaSolicitudDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["ayuda"],
      }),
      solicitudesAddFiles: build.mutation<
        SolicitudesAddFilesApiResponse,
        SolicitudesAddFilesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/requests/files`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["ayuda"],
      }),
      solicitudesContent: build.query<
        SolicitudesContentApiResponse,
        SolicitudesContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/requests/files/${encodeURIComponent(String(queryArg.id))}/content`,
          params: {
            descargar: queryArg.descargar,
          },
        }),
        providesTags: ["ayuda"],
      }),
      solicitudesClose: build.mutation<
        SolicitudesCloseApiResponse,
        SolicitudesCloseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/help-center/requests/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambioDeSolicitudDto,
        }),
        invalidatesTags: ["ayuda"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HelpCenterFaqsApiResponse =
  /** status 200  */ CategoriaDePreguntasDto[];
export type HelpCenterFaqsApiArg = {
  /** Only this category. */
  slug?: string;
};
export type HelpCenterQuestionsApiResponse =
  /** status 200  */ PreguntasConFormatoDto[];
export type HelpCenterQuestionsApiArg = void;
export type HelpCenterGuidesApiResponse =
  /** status 200  */ CategoriaDeGuiasDto[];
export type HelpCenterGuidesApiArg = {
  /** Only this category. */
  slug?: string;
  /** The most guides of each category, when all categories are asked for. */
  limit: number;
};
export type HelpCenterGuideApiResponse = /** status 200  */ CategoriaConGuiaDto;
export type HelpCenterGuideApiArg = {
  categorySlug: string;
  guideSlug: string;
};
export type HelpCenterGuideInPlaceApiResponse = /** status 200  */ GuiaDto;
export type HelpCenterGuideInPlaceApiArg = {
  category: string;
  guide: string;
};
export type HelpCenterVoteApiResponse = /** status 200  */ VotoDto;
export type HelpCenterVoteApiArg = {
  category: string;
  guide: string;
  votoDto: VotoDto;
};
export type HelpCenterFindApiResponse = /** status 200  */ HalladaEnAyudaDto[];
export type HelpCenterFindApiArg = {
  query: string;
};
export type HelpCenterPictureApiResponse = unknown;
export type HelpCenterPictureApiArg = {
  name: string;
};
export type SolicitudesFindAllApiResponse = /** status 200  */ SoporteDto;
export type SolicitudesFindAllApiArg = void;
export type SolicitudesCreateApiResponse = /** status 201  */ SolicitudDto;
export type SolicitudesCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaSolicitudDto: NuevaSolicitudDto;
};
export type SolicitudesAddFilesApiResponse =
  /** status 201  */ SolicitudAdjuntoDto[];
export type SolicitudesAddFilesApiArg = {
  body: {
    archivos?: Blob[];
  };
};
export type SolicitudesContentApiResponse = unknown;
export type SolicitudesContentApiArg = {
  id: string;
  /** Whether it is sent as an attachment, whatever its type. */
  descargar: boolean;
};
export type SolicitudesCloseApiResponse = /** status 200  */ SolicitudDto;
export type SolicitudesCloseApiArg = {
  id: string;
  cambioDeSolicitudDto: CambioDeSolicitudDto;
};
export type PreguntaDto = {
  id: string;
  categoryId: string;
  question: string;
  /** Plain text. */
  answer: string;
};
export type CategoriaDePreguntasDto = {
  id: string;
  slug: string;
  title: string;
  faqs: PreguntaDto[];
};
export type PreguntaConFormatoDto = {
  slug: string;
  question: string;
  /** HTML, sanitised. */
  answer: string;
};
export type PreguntasConFormatoDto = {
  slug: string;
  title: string;
  questions: PreguntaConFormatoDto[];
};
export type GuiaListadaDto = {
  id: string;
  categoryId: string;
  slug: string;
  title: string;
  subtitle: string;
};
export type CategoriaDeGuiasDto = {
  id: string;
  slug: string;
  title: string;
  /** The limit; not when one category is asked for. */
  visibleGuides?: number;
  totalGuides?: number;
  guides: GuiaListadaDto[];
};
export type GuiaConContenidoDto = {
  id: string;
  categoryId: string;
  slug: string;
  title: string;
  subtitle: string;
  /** HTML, sanitised. */
  content: string;
};
export type CategoriaConGuiaDto = {
  id: string;
  slug: string;
  title: string;
  /** The one that was asked for. */
  guides: GuiaConContenidoDto[];
};
export type TituloDto = {
  id: string;
  /** 2 or 3. */
  level: number;
  text: string;
};
export type VecinaDto = {
  category: string;
  slug: string;
  title: string;
};
export type GuiaDto = {
  id: string;
  categoryId: string;
  slug: string;
  title: string;
  subtitle: string;
  /** HTML, sanitised. */
  content: string;
  category: string;
  categoryTitle: string;
  headings: TituloDto[];
  previous: VecinaDto | null;
  next: VecinaDto | null;
  /** What the person voted; null when they did not. */
  useful: boolean | null;
};
export type VotoDto = {
  /** Null takes the vote back. */
  useful: boolean | null;
};
export type HalladaEnAyudaDto = {
  kind: "guia" | "pregunta";
  category: string;
  categoryTitle: string;
  slug: string;
  link: string;
  /** HTML with `<mark>`. */
  title: string;
  passage: string;
};
export type SolicitudAdjuntoDto = {
  id: string;
  nombre: string;
  mime: string;
  bytes: number;
  /** Whether it can be shown in the page; otherwise it is only downloaded. */
  previsualizable: boolean;
};
export type SolicitudDto = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: "recibida" | "respondida" | "cerrada";
  createdAt: string;
  stateChangedAt: string;
  files: SolicitudAdjuntoDto[];
  /** When its files are removed; null without files, and while it waits for an answer. */
  filesUntil: string | null;
};
export type SoporteDto = {
  /** Whether somebody was set to answer requests. */
  isAnswered: boolean;
  /** My requests in this cuenta, newest first. */
  requests: SolicitudDto[];
};
export type NuevaSolicitudDto = {
  id?: string | null;
  name: string;
  /** Where the answer goes. */
  email: string;
  subject: string;
  message: string;
  /** Files that were uploaded for it, in their order. */
  files?: string[] | null;
};
export type CambioDeSolicitudDto = {
  /** Its author closes a request; those who answer it say the rest. */
  state: "cerrada";
};
export const {
  useHelpCenterFaqsQuery,
  useHelpCenterQuestionsQuery,
  useHelpCenterGuidesQuery,
  useHelpCenterGuideQuery,
  useHelpCenterGuideInPlaceQuery,
  useHelpCenterVoteMutation,
  useHelpCenterFindQuery,
  useHelpCenterPictureQuery,
  useSolicitudesFindAllQuery,
  useSolicitudesCreateMutation,
  useSolicitudesAddFilesMutation,
  useSolicitudesContentQuery,
  useSolicitudesCloseMutation,
} = injectedRtkApi;
