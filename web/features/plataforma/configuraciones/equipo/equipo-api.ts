import { api as invitaciones } from '../../../../api/generated/invitaciones';
import { miembrosApi } from '../../../../api/miembros-api';
import { makeStale } from '../../../../live/stale-tags';

makeStale<typeof invitaciones>({ 'team.changed': ['invitaciones'] });

/** A change of the team also changes the possible responsables of a carpeta, and the use of the plan. */
const changed = { invalidatesTags: ['miembros', 'invitaciones', 'plan'] as const };

export const { useMiembrosUpdateMutation, useMiembrosRemoveMutation } = miembrosApi.enhanceEndpoints({
  addTagTypes: ['invitaciones', 'plan'],
  endpoints: { miembrosUpdate: changed, miembrosRemove: changed },
});

export const {
  useInvitacionesFindAllQuery,
  useInvitacionesCreateMutation,
  useInvitacionesResendMutation,
  useInvitacionesRevokeMutation,
} = invitaciones.enhanceEndpoints({
  addTagTypes: ['miembros', 'plan'],
  endpoints: {
    invitacionesCreate: changed,
    invitacionesResend: { invalidatesTags: ['invitaciones', 'plan'] },
    invitacionesRevoke: { invalidatesTags: ['invitaciones', 'plan'] },
  },
});
