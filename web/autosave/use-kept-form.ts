import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { selectScope } from '../session/session-selectors';
import { useApp } from '../store/hooks';
import { changedFields, fieldsOf } from './form-fields';
import { keepForm, readKeptForms } from './kept-drafts';
import { reviewOf } from './restored';

/** What a form was given back: `stale` where somebody else has written the same fields meanwhile. */
export type Recovered = 'own' | 'stale';

type KeepableForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'formState' | 'reset' | 'setValue' | 'subscribe'
>;

interface KeepOptions {
  /** The paths of fields that cannot be changed any more: what was typed into them is not given back. */
  without?: readonly string[];
}

/**
 * Keeps in the tab what is typed into a form that a button saves, and gives it back to the same person in the same
 * cuenta: a lock, the end of the session or a new load of the page comes without asking. Not for a form with a
 * password or a code; files are not kept.
 *
 * @param kind what kind of thing: 'contacto'
 * @param id of which one; 'nuevo' for one that is not there yet
 * @returns `forget`, for who leaves it by choice or has saved it (`useUnsavedGuard`); what is changed back, saved and
 * reset is forgotten by itself. The rest is for {@link RecoveredNotice}
 */
export function useKeptForm<Values extends FieldValues>(
  kind: string,
  id: string,
  form: KeepableForm<Values>,
  { without = [] }: KeepOptions = {},
) {
  const { store } = useApp();
  const key = `${kind}/${id}`;
  const [scope] = useState(() => selectScope(store.getState()));
  const [recovered, setRecovered] = useState<Recovered | null>(null);
  const isOver = useRef(false);
  const initial = useRef(form.formState.defaultValues);

  // Once, with what the form begins with. Before anybody can type into what was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form says later is its own
  useEffect(() => {
    const kept = scope ? readKeptForms(scope)[key] : undefined;
    if (!kept) return;
    const present = fieldsOf(initial.current ?? {});
    const { fields, isStale } = reviewOf({ pending: kept.fields, base: kept.base, tried: kept.fields }, present);
    // A form may have lost a field since.
    const known = fields.filter((path) => path in present && !without.includes(path));
    for (const path of known) {
      const value = kept.fields[path] as FieldPathValue<Values, FieldPath<Values>>;
      form.setValue(path as FieldPath<Values>, value, { shouldDirty: true });
    }
    if (known.length > 0) setRecovered(isStale && id !== 'nuevo' ? 'stale' : 'own');
    else if (scope) keepForm(scope, key, null);
  }, []);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          // Between the end of a session and the way out, what stands in the form is of the one that was left.
          if (isOver.current || !scope || scope !== selectScope(store.getState())) return;
          const { fields, base } = changedFields(values, defaultValues ?? {});
          const isDirty = Object.keys(fields).length > 0;
          if (!isDirty) setRecovered(null);
          const address = location.pathname + location.search;
          keepForm(scope, key, isDirty ? { fields, base, tried: {}, address, at: Date.now() } : null);
        },
      }),
    [subscribe, scope, key, store],
  );

  return {
    recovered,
    forget: () => {
      isOver.current = true;
      if (scope) keepForm(scope, key, null);
    },
    /** What the server has is shown again. */
    discard: () => form.reset(undefined, { keepDirtyValues: false }),
  };
}

export type KeptForm = ReturnType<typeof useKeptForm>;
