import { makeStale } from '../live/stale-tags';
import { api } from './generated/agenda';

export type { AgendaDto as Agenda, AgendaItemDto as Item, EventoDeAgendaDto as Evento } from './generated/agenda';

/** The parts of a carpeta that have a day in the agenda. */
const queTienenDia = ['detalle', 'plazos', 'certificados', 'requisitos', 'inscripciones'];

makeStale<typeof api>({
  resumed: ['agenda'],
  'agenda.changed': ['agenda'],
  'feriados.changed': ['agenda'],
  'tasks.changed': ['agenda'],
  'carpeta.changed': ({ que }) => (queTienenDia.includes(que) ? ['agenda'] : []),
});

/** Makes the agenda stale, after a write of another domain changed its entries. */
export const agendaChanged = () => api.util.invalidateTags(['agenda']);

export const {
  useAgendaFindQuery,
  useAgendaFindPendientesQuery,
  useAgendaFindConsequencesQuery,
  useLazyAgendaFindConsequencesQuery,
  useEventosGetQuery,
  useEventosCreateMutation,
  useEventosUpdateMutation,
  useSalasFindAllQuery,
  useSalasCreateMutation,
  useSalasUpdateMutation,
  useEnlaceDeAgendaFindQuery,
  useEnlaceDeAgendaCreateMutation,
  useEnlaceDeAgendaRevokeMutation,
} = api;

export { api as agendaApi };
