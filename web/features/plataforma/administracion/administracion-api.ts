import {
  type AdministracionFindRegistroApiArg,
  api,
  type CorreosPendientesDto,
  type CuentasAdministradasDto,
  type CuentasAdministradasFindApiArg,
  type PersonasAdministradasDto,
  type PersonasAdministradasFindApiArg,
  type RegistroDeOperadoresDto,
  type TrabajosAbandonadosDto,
  type TrabajosFindApiArg,
} from '../../../api/generated/administracion';
import { reported } from '../../../api/reported';

export type {
  ColaDeTrabajosDto as Cola,
  CorreoPendienteDto as Correo,
  CuentaAdministradaDto as Cuenta,
  HechoDeOperadorDto as Hecho,
  ParteDeSaludDto as Parte,
  PersonaAdministradaDto as Persona,
  ReplicaDto as Replica,
  SaludDto as Salud,
  TrabajoAbandonadoDto as Trabajo,
} from '../../../api/generated/administracion';

/** A list that is loaded in parts. It is not cached, because its data change on the server by themselves. */
const porPartes = {
  infiniteQueryOptions: {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }: { siguiente: string | null }) => siguiente ?? undefined,
  },
  keepUnusedDataFor: 0,
  providesTags: ['administracion' as const],
};

type Of<Arg> = Omit<Arg, 'antes'>;

// biome-ignore lint/plugin: the generator cannot write infinite queries
const listas = api.injectEndpoints({
  endpoints: (build) => ({
    administracionCuentas: build.infiniteQuery<
      CuentasAdministradasDto,
      Of<CuentasAdministradasFindApiArg>,
      string | undefined
    >({
      ...porPartes,
      query: ({ queryArg, pageParam: antes }) => ({
        url: '/api/administracion/cuentas',
        params: { ...queryArg, antes },
      }),
    }),
    administracionPersonas: build.infiniteQuery<
      PersonasAdministradasDto,
      Of<PersonasAdministradasFindApiArg>,
      string | undefined
    >({
      ...porPartes,
      query: ({ queryArg, pageParam: antes }) => ({
        url: '/api/administracion/personas',
        params: { ...queryArg, antes },
      }),
    }),
    administracionTrabajos: build.infiniteQuery<TrabajosAbandonadosDto, Of<TrabajosFindApiArg>, string | undefined>({
      ...porPartes,
      query: ({ queryArg, pageParam: antes }) => ({
        url: '/api/administracion/trabajos',
        params: { ...queryArg, antes },
      }),
    }),
    administracionCorreos: build.infiniteQuery<CorreosPendientesDto, void, string | undefined>({
      ...porPartes,
      query: ({ pageParam: antes }) => ({ url: '/api/administracion/correos', params: { antes } }),
    }),
    administracionRegistro: build.infiniteQuery<
      RegistroDeOperadoresDto,
      Of<AdministracionFindRegistroApiArg>,
      string | undefined
    >({
      ...porPartes,
      query: ({ pageParam: antes }) => ({ url: '/api/administracion/registro', params: { antes } }),
    }),
  }),
});

export const {
  useAdministracionCuentasInfiniteQuery,
  useAdministracionPersonasInfiniteQuery,
  useAdministracionTrabajosInfiniteQuery,
  useAdministracionCorreosInfiniteQuery,
  useAdministracionRegistroInfiniteQuery,
} = listas;

export const {
  useAdministracionGetSaludQuery,
  useCuentasAdministradasSuspendMutation,
  useCuentasAdministradasReactivateMutation,
  usePersonasAdministradasEndSessionsMutation,
  useTrabajosRetryMutation,
  useTrabajosRetryAllMutation,
  useCorreosPendientesRetryMutation,
} = api.enhanceEndpoints({
  endpoints: {
    administracionGetSalud: { keepUnusedDataFor: 0 },
    trabajosRetry: reported,
    trabajosRetryAll: reported,
    correosPendientesRetry: reported,
  },
});
