import { makeStale } from '../live/stale-tags';
import { api } from './generated/tipos-acto';
import { reported } from './reported';

makeStale<typeof api>({ 'actos.changed': ['tipos-acto'] });

// Most readers of the catalogue are fields, which show no refusal, so a toast tells it.
export const { useTiposActoFindAllQuery } = api.enhanceEndpoints({ endpoints: { tiposActoFindAll: reported } });
