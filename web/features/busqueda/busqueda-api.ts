import { emptyApi } from '../../api/empty-api';

/** What every result has: where it leads, and the text that stands for it. */
interface Resultado {
  link: string;
  value: string;
}

export interface Contacto extends Resultado {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
}

export interface Pagina extends Resultado {
  id: string;
  title: string;
  icon?: string;
}

export interface Carpeta extends Resultado {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: string;
}

export interface Persona extends Resultado {
  id: string;
  nombreCompleto: string;
  documento: string | null;
}

export interface Documento extends Resultado {
  id: string;
  nombre: string;
  carpeta: { id: string; codigo: string | null; caratula: string };
}

export interface Tarea extends Resultado {
  id: string;
  title: string;
  completed: boolean;
}

/** What was found of one kind; kinds without results are left out. */
export type Grupo = { label: string } & (
  | { id: 'contacts'; results: Contacto[] }
  | { id: 'pages'; results: Pagina[] }
  | { id: 'carpetas'; results: Carpeta[] }
  | { id: 'personas'; results: Persona[] }
  | { id: 'documentos'; results: Documento[] }
  | { id: 'tasks'; results: Tarea[] }
);

/** The search over everything. Its answers are kept for as long as somebody corrects what was typed. */
export const busquedaApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    busqueda: build.query<Grupo[], string>({
      query: (query) => ({ url: '/api/common/search', method: 'POST', body: { query } }),
      // A blank query is answered with an object.
      transformResponse: (answer: Grupo[] | object) => (Array.isArray(answer) ? answer : []),
      keepUnusedDataFor: 20,
      extraOptions: { skipErrorNotification: true },
    }),
  }),
});

export const { useBusquedaQuery } = busquedaApi;
