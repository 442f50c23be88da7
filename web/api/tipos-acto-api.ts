import { makeStale } from '../live/stale-tags';
import { api } from './generated/tipos-acto';
import { reported } from './reported';

makeStale<typeof api>({ 'actos.changed': ['tipos-acto'] });

// Most of its readers are fields, which show no refusal.
export const { useTiposActoFindAllQuery } = api.enhanceEndpoints({ endpoints: { tiposActoFindAll: reported } });
