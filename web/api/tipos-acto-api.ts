import { makeStale } from '../live/stale-tags';
import { api } from './generated/tipos-acto';

makeStale<typeof api>({ 'actos.changed': ['tipos-acto'] });

export const { useTiposActoFindAllQuery } = api;
