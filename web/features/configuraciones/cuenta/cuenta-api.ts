import type { ApiDispatch } from '../../../api/empty-api';
import { type CuentaActual, cuentaActualApi } from './cuenta-actual-api';

/** What a titular may change of the cuenta. */
export interface CambiosCuenta {
  nombre?: string;
  pais?: CuentaActual['pais'];
  moneda?: string;
  zonaHoraria?: string;
  prefijo?: string;
  primero?: number;
}

/** A copy of all that the cuenta has. */
export interface Exportacion {
  id: string;
  estado: 'pendiente' | 'lista' | 'fallida';
  pedidaPor: { id: string; nombre: string } | null;
  pedidaEn: string;
  listaEn: string | null;
  expiraEn: string | null;
  bytes: number | null;
}

/** The sections tell of their own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };

/** The answer to every write is the cuenta itself: no second request for it. */
async function keepAnswer(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: Promise<{ data: CuentaActual }> },
) {
  try {
    const { data } = await queryFulfilled;
    await dispatch(cuentaActualApi.util.upsertQueryData('cuentaActual', undefined, data));
  } catch {
    // Whoever sent it says so.
  }
}

const written = { ...silent, onQueryStarted: keepAnswer };

export const cuentaApi = cuentaActualApi.enhanceEndpoints({ addTagTypes: ['Exportaciones'] }).injectEndpoints({
  endpoints: (build) => ({
    modificarCuenta: build.mutation<CuentaActual, { version: number; cambios: CambiosCuenta }>({
      query: ({ version, cambios }) => ({
        url: '/api/cuenta',
        method: 'PATCH',
        body: cambios,
        headers: { 'If-Match': `"${version}"` },
      }),
      ...written,
    }),
    cambiarLogo: build.mutation<CuentaActual, File>({
      query: (imagen) => ({ url: '/api/cuenta/logo', method: 'PUT', body: formOf(imagen) }),
      ...written,
    }),
    quitarLogo: build.mutation<CuentaActual, void>({
      query: () => ({ url: '/api/cuenta/logo', method: 'DELETE' }),
      ...written,
    }),
    cerrarCuenta: build.mutation<CuentaActual, { nombre: string }>({
      query: (body) => ({ url: '/api/cuenta/cerrar', method: 'POST', body }),
      ...written,
    }),
    deshacerCierre: build.mutation<CuentaActual, void>({
      query: () => ({ url: '/api/cuenta/cerrar', method: 'DELETE' }),
      ...written,
    }),
    exportaciones: build.query<Exportacion[], void>({
      query: () => '/api/exportaciones',
      providesTags: ['Exportaciones'],
      ...silent,
    }),
    exportar: build.mutation<Exportacion, void>({
      query: () => ({ url: '/api/exportaciones', method: 'POST' }),
      invalidatesTags: (result) => (result ? ['Exportaciones'] : []),
      ...silent,
    }),
  }),
});

function formOf(imagen: File): FormData {
  const form = new FormData();
  form.append('imagen', imagen, 'logo');
  return form;
}

export const {
  useModificarCuentaMutation,
  useCambiarLogoMutation,
  useQuitarLogoMutation,
  useCerrarCuentaMutation,
  useDeshacerCierreMutation,
  useExportacionesQuery,
  useExportarMutation,
} = cuentaApi;
