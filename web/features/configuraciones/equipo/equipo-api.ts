import { api, type InvitacionDto, type InvitarDto } from '../../../api/generated/invitaciones';
import type { MiembroDto, ModificarMiembroDto } from '../../../api/generated/miembros';
import { silent } from '../../../api/silent';

/** What a change shows elsewhere: whom a carpeta can be given to, how much of the plan is used. */
const team = ['Miembros', 'Invitaciones', 'miembros', 'plan'] as const;
const changed = (result: unknown) => (result ? team : []);

/** Who works in the cuenta, and who is invited to. web/live invalidates the tags when the server tells of a change. */
const equipoApi = api
  .enhanceEndpoints({ addTagTypes: ['Miembros', 'Invitaciones', 'cuentas', 'miembros', 'plan'] })
  .injectEndpoints({
    endpoints: (build) => ({
      equipo: build.query<MiembroDto[], void>({
        query: () => '/api/miembros?todos=true',
        providesTags: ['cuentas', 'Miembros'],
        ...silent,
      }),
      modificarMiembro: build.mutation<MiembroDto, { id: string; cambios: ModificarMiembroDto }>({
        query: ({ id, cambios }) => ({ url: `/api/miembros/${id}`, method: 'PATCH', body: cambios }),
        invalidatesTags: changed,
        ...silent,
      }),
      quitarMiembro: build.mutation<boolean, string>({
        query: (id) => ({ url: `/api/miembros/${id}`, method: 'DELETE' }),
        invalidatesTags: changed,
        ...silent,
      }),
      invitaciones: build.query<InvitacionDto[], void>({
        query: () => '/api/invitaciones',
        providesTags: ['Invitaciones'],
        ...silent,
      }),
      invitar: build.mutation<InvitacionDto, InvitarDto>({
        query: (body) => ({ url: '/api/invitaciones', method: 'POST', body }),
        invalidatesTags: changed,
        ...silent,
      }),
      reenviarInvitacion: build.mutation<InvitacionDto, string>({
        query: (id) => ({ url: `/api/invitaciones/${id}/reenviar`, method: 'POST' }),
        invalidatesTags: ['Invitaciones', 'plan'],
        ...silent,
      }),
      revocarInvitacion: build.mutation<boolean, string>({
        query: (id) => ({ url: `/api/invitaciones/${id}`, method: 'DELETE' }),
        invalidatesTags: ['Invitaciones', 'plan'],
        ...silent,
      }),
    }),
  });

export const {
  useEquipoQuery,
  useModificarMiembroMutation,
  useQuitarMiembroMutation,
  useInvitacionesQuery,
  useInvitarMutation,
  useReenviarInvitacionMutation,
  useRevocarInvitacionMutation,
} = equipoApi;
