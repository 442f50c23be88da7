import { makeStale } from '../live/stale-tags';
import { api as agenda } from './generated/agenda';
import { silent } from './silent';

export type { AgendaDto as Agenda, AgendaItemDto as Item, EventoDeAgendaDto as Evento } from './generated/agenda';

/** What of a carpeta has a day in the agenda. */
const queTienenDia = ['detalle', 'plazos', 'certificados', 'requisitos', 'inscripciones'];

makeStale<typeof agenda>({
  resumed: ['agenda'],
  'agenda.changed': ['agenda'],
  'feriados.changed': ['agenda'],
  'tasks.changed': ['agenda'],
  'carpeta.changed': ({ que }) => (queTienenDia.includes(que) ? ['agenda'] : []),
});

const agendaApi = agenda.enhanceEndpoints({
  endpoints: {
    agendaFind: silent,
    agendaFindPendientes: silent,
    agendaFindConsequences: silent,
    eventosGet: silent,
    eventosCreate: silent,
    eventosUpdate: silent,
    eventosRemove: silent,
    eventosRestore: silent,
    salasFindAll: silent,
    salasCreate: silent,
    salasUpdate: silent,
    enlaceDeAgendaFind: silent,
    enlaceDeAgendaCreate: silent,
    enlaceDeAgendaRevoke: silent,
  },
});

/** Makes the agenda stale, after what it shows was changed by another domain's write. */
export const agendaChanged = () => agendaApi.util.invalidateTags(['agenda']);

export const {
  useAgendaFindQuery,
  useAgendaFindPendientesQuery,
  useAgendaFindConsequencesQuery,
  useLazyAgendaFindConsequencesQuery,
  useEventosGetQuery,
  useEventosCreateMutation,
  useEventosUpdateMutation,
  useEventosRemoveMutation,
  useEventosRestoreMutation,
  useSalasFindAllQuery,
  useSalasCreateMutation,
  useSalasUpdateMutation,
  useEnlaceDeAgendaFindQuery,
  useEnlaceDeAgendaCreateMutation,
  useEnlaceDeAgendaRevokeMutation,
} = agendaApi;
