import { api, type VistaDto } from '../../../../api/generated/vistas';
import { makeStale } from '../../../../live/stale-tags';

export type Vista = VistaDto;

makeStale<typeof api>({ 'vistas.changed': ['vistas'] });

export const { useVistasFindAllQuery, useVistasCreateMutation, useVistasUpdateMutation, useVistasRemoveMutation } = api;
