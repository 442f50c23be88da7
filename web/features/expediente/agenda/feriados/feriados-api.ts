import { api as feriados } from '../../../../api/generated/feriados';
import { silent } from '../../../../api/silent';
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
