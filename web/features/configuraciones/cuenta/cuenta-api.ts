import type { ApiDispatch } from '../../../api/empty-api';
import type { CuentaActualDto, ModificarCuentaDto } from '../../../api/generated/cuenta';
import type { ExportacionDto } from '../../../api/generated/exportaciones';
import { silent } from '../../../api/silent';
import type { RootState } from '../../../app/store';
import { selectUser } from '../../../session/session-selectors';
import { userPatched } from '../../../session/session-slice';
import { cuentaActualApi } from './cuenta-actual-api';

interface Write {
  dispatch: ApiDispatch;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: CuentaActualDto }>;
}

/** The answer to every write is the cuenta itself: no second request for it. The menu shows its name and its logo too. */
async function keepAnswer(_: unknown, { dispatch, getState, queryFulfilled }: Write) {
  try {
    const { data } = await queryFulfilled;
    await dispatch(cuentaActualApi.util.upsertQueryData('cuentaActual', undefined, data));
    const { cuentaId, nombre, logo } = data;
    const shown = { nombre, logo: logo ?? undefined };
    const cuentas = selectUser(getState() as RootState)?.cuentas;
    if (cuentas) {
      dispatch(
        userPatched({ cuentas: cuentas.map((each) => (each.cuentaId === cuentaId ? { ...each, ...shown } : each)) }),
      );
    }
  } catch {
    // Whoever sent it says so.
  }
}

const written = { ...silent, onQueryStarted: keepAnswer };

export const cuentaApi = cuentaActualApi.enhanceEndpoints({ addTagTypes: ['Exportaciones'] }).injectEndpoints({
  endpoints: (build) => ({
    modificarCuenta: build.mutation<CuentaActualDto, { version: number; cambios: ModificarCuentaDto }>({
      query: ({ version, cambios }) => ({
        url: '/api/cuenta',
        method: 'PATCH',
        body: cambios,
        headers: { 'If-Match': `"${version}"` },
      }),
      ...written,
    }),
    cambiarLogo: build.mutation<CuentaActualDto, File>({
      query: (imagen) => ({ url: '/api/cuenta/logo', method: 'PUT', body: formOf(imagen) }),
      ...written,
    }),
    quitarLogo: build.mutation<CuentaActualDto, void>({
      query: () => ({ url: '/api/cuenta/logo', method: 'DELETE' }),
      ...written,
    }),
    cerrarCuenta: build.mutation<CuentaActualDto, { nombre: string }>({
      query: (body) => ({ url: '/api/cuenta/cerrar', method: 'POST', body }),
      ...written,
    }),
    deshacerCierre: build.mutation<CuentaActualDto, void>({
      query: () => ({ url: '/api/cuenta/cerrar', method: 'DELETE' }),
      ...written,
    }),
    exportaciones: build.query<ExportacionDto[], void>({
      query: () => '/api/exportaciones',
      providesTags: ['Exportaciones'],
      ...silent,
    }),
    exportar: build.mutation<ExportacionDto, void>({
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
