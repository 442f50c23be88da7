import { api, type VistaDto } from '../../../../api/generated/vistas';
import { makeStale } from '../../../../live/stale-tags';

/** A saved view of the list. */
export type Vista = VistaDto;

makeStale<typeof api>({ 'vistas.changed': ['vistas'] });

export const { useVistasFindAllQuery, useVistasCreateMutation, useVistasUpdateMutation, useVistasRemoveMutation } = api;
