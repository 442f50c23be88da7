import {
  type ArchivoEncontradoDto,
  api,
  type CarpetaHalladaDto,
  type ContactoHalladoDto,
  type CorreoHalladoDto,
  type CursoHalladoDto,
  type DocumentoHalladoDto,
  type GuiaHalladaDto,
  type InmuebleHalladoDto,
  type InscripcionHalladaDto,
  type InstrumentoHalladoDto,
  type MensajeHalladoDto,
  type MiembroHalladoDto,
  type PaginaHalladaDto,
  type PersonaHalladaDto,
  type ProductoHalladoDto,
  type TareaHalladaDto,
} from '../../../api/generated/busqueda';
import type { Transformed } from '../../../api/transformed';

/** The results of one kind; kinds without results are left out. */
export type Grupo = { label: string } & (
  | { id: 'contacts'; results: ContactoHalladoDto[] }
  | { id: 'miembros'; results: MiembroHalladoDto[] }
  | { id: 'pages'; results: PaginaHalladaDto[] }
  | { id: 'tasks'; results: TareaHalladaDto[] }
  | { id: 'carpetas'; results: CarpetaHalladaDto[] }
  | { id: 'instrumentos'; results: InstrumentoHalladoDto[] }
  | { id: 'inscripciones'; results: InscripcionHalladaDto[] }
  | { id: 'personas'; results: PersonaHalladaDto[] }
  | { id: 'inmuebles'; results: InmuebleHalladoDto[] }
  | { id: 'documentos'; results: DocumentoHalladoDto[] }
  | { id: 'archivos'; results: ArchivoEncontradoDto[] }
  | { id: 'correos'; results: CorreoHalladoDto[] }
  | { id: 'mensajes'; results: MensajeHalladoDto[] }
  | { id: 'cursos'; results: CursoHalladoDto[] }
  | { id: 'productos'; results: ProductoHalladoDto[] }
  | { id: 'help'; results: GuiaHalladaDto[] }
);

/** The search over everything. Answers are cached for 20 seconds, while the person may correct the text. */
const busquedaApi = api.enhanceEndpoints<'busqueda', Transformed<typeof api, 'searchFind', Grupo[]>>({
  endpoints: {
    searchFind: {
      // The server answers a blank query with an object.
      transformResponse: (answer: Grupo[] | object) => (Array.isArray(answer) ? answer : []),
      keepUnusedDataFor: 20,
    },
  },
});

export const { useSearchFindQuery } = busquedaApi;
