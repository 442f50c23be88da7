import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../../api/empty-api';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useOvertaken } from '../../../components/form/use-overtaken';
import { useToast } from '../../../components/toast-actions';
import { type ActoValues, toDto, toValues } from './acto-values';
import { type ActoDetalleDto, actosApi, useTiposActoUpdateMutation } from './actos-api';

/** Saves an acto as a new version. While nothing is edited here, the form follows other people's changes. */
export function useSaveActo(acto: ActoDetalleDto, form: UseFormReturn<ActoValues>) {
  const { seen = acto, setSeen, problem, explains, solve, withCurrent } = useOvertaken(acto);
  const [update] = useTiposActoUpdateMutation();
  const dispatch: ApiDispatch = useDispatch();
  const toast = useToast();
  const { isDirty, dirtyFields } = form.formState;

  useEffect(() => {
    if (isDirty || acto.version <= seen.version) return;
    setSeen(acto);
    form.reset(toValues(acto));
  }, [acto, seen, setSeen, isDirty, form]);

  const write = async (values: ActoValues, version: number) => {
    // Only what was changed here: others may have changed the other fields.
    const changed = Object.entries(toDto(values)).filter(([name]) => name in dirtyFields);
    try {
      const modificarActoDto = Object.fromEntries(changed);
      const saved = await update({ id: acto.id, 'If-Match': `"${version}"`, modificarActoDto }).unwrap();
      setSeen(saved);
      solve();
      form.reset(toValues(saved));
      toast(`Versión ${saved.version} guardada`);
    } catch (error) {
      if (!explains(error)) applyServerErrors(form, error);
    }
  };

  const fetched = () => {
    const options = { forceRefetch: true, subscribe: false };
    return dispatch(actosApi.endpoints.tiposActoGet.initiate({ id: acto.id }, options)).unwrap();
  };
  /** Shows the acto as it is now, without what was typed. */
  const reload = () =>
    withCurrent(fetched, (fresh) => {
      setSeen(fresh);
      form.reset(toValues(fresh));
    });
  /** Writes what was changed here over the acto as it is now. */
  const overwrite = () => withCurrent(fetched, (fresh) => write(form.getValues(), fresh.version));

  return {
    save: (values: ActoValues) => write(values, seen.version),
    hasConflict: problem !== null,
    reload,
    overwrite,
  };
}
