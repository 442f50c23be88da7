import {
  api,
  type MontosDeOficinaDto,
  type OficinaDto,
  type SemanaDeOficinaDto,
  type UsoDto,
} from '../../../api/generated/paneles';
import { makeStale } from '../../../live/stale-tags';

export type Oficina = OficinaDto;
export type MontosDeOficina = MontosDeOficinaDto;
export type SemanaDeOficina = SemanaDeOficinaDto;
export type Uso = UsoDto;

const oficinaTag = { type: 'paneles', id: 'oficina' } as const;
const montosTag = { type: 'paneles', id: 'montos' } as const;

makeStale<typeof api>({
  resumed: ['paneles'],
  'accesos.changed': [oficinaTag, montosTag],
  'carpetas.changed': [oficinaTag, montosTag],
  'carpeta.changed': ({ que }) => (que === 'detalle' ? [oficinaTag, montosTag] : []),
  'tasks.changed': [oficinaTag],
  'notes.changed': [oficinaTag],
  'team.changed': [oficinaTag],
});

const panelesApi = api.enhanceEndpoints({
  endpoints: {
    panelesFindOficina: { providesTags: [oficinaTag] },
    panelesFindMontos: { providesTags: [montosTag] },
    panelesFindAnalitica: { providesTags: [] },
  },
});

export const { usePanelesFindOficinaQuery, usePanelesFindMontosQuery, usePanelesFindAnaliticaQuery } = panelesApi;
