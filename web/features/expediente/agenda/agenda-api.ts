import { api as agenda } from '../../../api/generated/agenda';
import { api as feriados } from '../../../api/generated/feriados';
import { api as reglas } from '../../../api/generated/reglas-de-plazo';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';

export type {
  AgendaDto as Agenda,
  AgendaItemDto as Item,
  EventoDeAgendaDto as Evento,
} from '../../../api/generated/agenda';
export type { FeriadoDto as Feriado, ReglaDeFeriadoDto as ReglaDeFeriado } from '../../../api/generated/feriados';
export type { CorreccionDto as Correccion, ReglaDePlazoDto as Regla } from '../../../api/generated/reglas-de-plazo';

makeStale<typeof feriados>({ resumed: ['feriados'], 'feriados.changed': ['feriados'] });
makeStale<typeof reglas>({ resumed: ['reglas-de-plazo'], 'reglas-de-plazo.changed': ['reglas-de-plazo'] });

export const {
  useFeriadosFindQuery,
  useFeriadosPutMutation,
  useFeriadosRemoveMutation,
  useReglasDeFeriadosFindAllQuery,
  useReglasDeFeriadosCreateMutation,
  useReglasDeFeriadosUpdateMutation,
  useReglasDeFeriadosConfirmAllMutation,
  useReglasDeFeriadosRemoveMutation,
} = feriados.enhanceEndpoints({
  endpoints: {
    feriadosFind: silent,
    feriadosPut: silent,
    feriadosRemove: silent,
    reglasDeFeriadosFindAll: silent,
    reglasDeFeriadosCreate: silent,
    reglasDeFeriadosUpdate: silent,
    reglasDeFeriadosConfirmAll: silent,
    reglasDeFeriadosRemove: silent,
  },
});

export const {
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoCreateMutation,
  useReglasDePlazoUpdateMutation,
  useReglasDePlazoConfirmAllMutation,
  useCorreccionesFindOfferedQuery,
  useCorreccionesAcceptMutation,
  useCorreccionesKeepMutation,
  useCorreccionesUndoMutation,
} = reglas.enhanceEndpoints({
  endpoints: {
    reglasDePlazoFindAll: silent,
    reglasDePlazoCreate: silent,
    reglasDePlazoUpdate: silent,
    reglasDePlazoConfirmAll: silent,
    correccionesFindOffered: silent,
    correccionesAccept: silent,
    correccionesKeep: silent,
    correccionesUndo: silent,
  },
});

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
