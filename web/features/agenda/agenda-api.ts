import { api as feriados } from '../../api/generated/feriados';
import { api as reglas } from '../../api/generated/reglas-de-plazo';
import { silent } from '../../api/silent';
import { makeStale } from '../../live/stale-tags';

export type { FeriadoDto as Feriado } from '../../api/generated/feriados';
export type { ReglaDePlazoDto as Regla } from '../../api/generated/reglas-de-plazo';

makeStale<typeof feriados>({ resumed: ['feriados'], 'feriados.changed': ['feriados'] });
makeStale<typeof reglas>({ resumed: ['reglas-de-plazo'], 'reglas-de-plazo.changed': ['reglas-de-plazo'] });

export const { useFeriadosFindQuery, useFeriadosPutMutation, useFeriadosRemoveMutation } = feriados.enhanceEndpoints({
  endpoints: { feriadosFind: silent, feriadosPut: silent, feriadosRemove: silent },
});

export const { useReglasDePlazoFindAllQuery, useReglasDePlazoCreateMutation, useReglasDePlazoUpdateMutation } =
  reglas.enhanceEndpoints({
    endpoints: { reglasDePlazoFindAll: silent, reglasDePlazoCreate: silent, reglasDePlazoUpdate: silent },
  });
