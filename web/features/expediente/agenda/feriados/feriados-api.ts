import { api as feriados } from '../../../../api/generated/feriados';
import { makeStale } from '../../../../live/stale-tags';

export type { FeriadoDto as Feriado, ReglaDeFeriadoDto as ReglaDeFeriado } from '../../../../api/generated/feriados';

makeStale<typeof feriados>({ resumed: ['feriados'], 'feriados.changed': ['feriados'] });

export const {
  useFeriadosFindQuery,
  useFeriadosPutMutation,
  useFeriadosRemoveMutation,
  useReglasDeFeriadosFindAllQuery,
  useReglasDeFeriadosCreateMutation,
  useReglasDeFeriadosUpdateMutation,
  useReglasDeFeriadosConfirmAllMutation,
  useReglasDeFeriadosRemoveMutation,
} = feriados;
