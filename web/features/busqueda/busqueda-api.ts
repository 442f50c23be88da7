import { emptyApi } from '../../api/empty-api';
import type {
  CarpetaHalladaDto,
  ContactoHalladoDto,
  DocumentoHalladoDto,
  MiembroHalladoDto,
  PaginaHalladaDto,
  PersonaHalladaDto,
  TareaHalladaDto,
} from '../../api/generated/busqueda';
import { silent } from '../../api/silent';

/** What was found of one kind; kinds without results are left out. */
export type Grupo = { label: string } & (
  | { id: 'contacts'; results: ContactoHalladoDto[] }
  | { id: 'miembros'; results: MiembroHalladoDto[] }
  | { id: 'pages'; results: PaginaHalladaDto[] }
  | { id: 'tasks'; results: TareaHalladaDto[] }
  | { id: 'carpetas'; results: CarpetaHalladaDto[] }
  | { id: 'personas'; results: PersonaHalladaDto[] }
  | { id: 'documentos'; results: DocumentoHalladoDto[] }
);

/** The search over everything. Its answers are kept for as long as somebody corrects what was typed. */
const busquedaApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    busqueda: build.query<Grupo[], string>({
      query: (query) => ({ url: '/api/common/search', method: 'POST', body: { query } }),
      // A blank query is answered with an object.
      transformResponse: (answer: Grupo[] | object) => (Array.isArray(answer) ? answer : []),
      keepUnusedDataFor: 20,
      ...silent,
    }),
  }),
});

export const { useBusquedaQuery } = busquedaApi;
