import { useAgendaFindPendientesQuery } from '../agenda-api';

export type { AgendaItemDto as Pendiente } from '../../../../api/generated/agenda';

/** What has a day and is not done of a carpeta: late, and next. Undefined while it loads, or if it cannot be loaded. */
export const usePendientes = (carpetaId: string) => useAgendaFindPendientesQuery({ id: carpetaId }).data;
