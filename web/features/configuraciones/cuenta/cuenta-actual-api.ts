import { emptyApi } from '../../../api/empty-api';

/** That the cuenta is going to close. */
export interface Cierre {
  pedidoEn: string;
  /** From then on nobody gets in. */
  cierraEn: string;
  pedidoPor: { id: string; nombre: string } | null;
}

/** The cuenta at work. */
export interface CuentaActual {
  cuentaId: string;
  nombre: string;
  pais: 'AR' | 'ES' | 'UY';
  moneda: string;
  zonaHoraria: string;
  numeracion: { prefijo: string; primero: number; haEmpezado: boolean; proximo: string };
  logo: string | null;
  version: number;
  creadaEn: string;
  tieneCarpetas: boolean;
  cierre: Cierre | null;
  /** Between asking for it to be closed and its closing. */
  diasHastaCierre: number;
}

/** Small, since the shell asks for it too: it tells everybody of a closing. `Cuenta` is the tag that web/live invalidates. */
export const cuentaActualApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Cuenta'] }).injectEndpoints({
  endpoints: (build) => ({
    cuentaActual: build.query<CuentaActual, void>({
      query: () => '/api/cuenta',
      providesTags: ['Cuenta'],
      // The page that shows it tells of its failure.
      extraOptions: { skipErrorNotification: true },
    }),
  }),
});

export const { useCuentaActualQuery } = cuentaActualApi;
