import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { selectScope } from '../session/session-selectors';
import { useApp } from '../store/hooks';
import type { Patch } from './autosave-slice';
import { keepForm, readKeptForms } from './kept-drafts';
import { linesOf } from './named-fields';
import { reviewOf } from './restored';

/** The result of restoring a form. It is `stale` when somebody else has changed the same fields meanwhile. */
export type Recovered = 'own' | 'stale';

type KeepableForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'control' | 'formState' | 'reset' | 'setValue' | 'subscribe'
>;

interface KeepOptions {
  /** The paths of fields that can no longer be changed. Values typed into them are not restored. */
  without?: readonly string[];
}

/**
 * Keeps the typed values of a form with a save button in the tab. The same person in the same cuenta gets them back
 * after a lock, the end of the session or a reload. It is not for a form with a password or a code. Files are not kept.
 *
 * @param kind the kind of thing: 'contacto'
 * @param id the id of the thing; 'nuevo' for one that does not exist yet
 * @returns `forget`, to call when the form was saved or is left by choice (`useUnsavedGuard`). A form that is changed
 * back or reset is forgotten by itself. The rest is for {@link RecoveredNotice}
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

  // Runs once, with the initial values of the form. A plain effect precedes the first keystroke here: `useForm` sets
  // state in a layout effect, and then React runs all effects at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values of the form do not matter
  useEffect(() => {
    const kept = scope ? readKeptForms(scope)[key] : undefined;
    if (!kept) return;
    const present = fieldsOf(initial.current ?? {});
    const { fields, isStale } = reviewOf({ pending: kept.fields, base: kept.base, tried: kept.fields }, present);
    // A newer version of the form may lack a field.
    const known = fields.filter((path) => path in present && !without.includes(path));
    for (const path of known) {
      const value = kept.fields[path] as FieldPathValue<Values, FieldPath<Values>>;
      form.setValue(path as FieldPath<Values>, value, { shouldDirty: true });
    }
    if (known.length > 0) setRecovered(isStale && id !== 'nuevo' ? 'stale' : 'own');
    else if (scope) keepForm(scope, key, null);
  }, []);

  const { control, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          // After the session ends, the form still shows data of the old scope. They are not kept for the new scope.
          if (isOver.current || !scope || scope !== selectScope(store.getState())) return;
          const { fields, base } = changedFields(values, defaultValues ?? {});
          const isDirty = Object.keys(fields).length > 0;
          if (!isDirty) setRecovered(null);
          const address = location.pathname + location.search;
          const lines = linesOf(control, fields);
          keepForm(scope, key, isDirty ? { fields, base, tried: {}, lines, address, at: Date.now() } : null);
        },
      }),
    [control, subscribe, scope, key, store],
  );

  return {
    recovered,
    forget: () => {
      isOver.current = true;
      if (scope) keepForm(scope, key, null);
    },
    /** Shows the server's values. */
    discard: () => form.reset(),
  };
}

export type KeptForm = ReturnType<typeof useKeptForm>;

/** The fields of a form by path: 'persona.nombre'. A list is one field, because its items have no lasting names. */
function fieldsOf(values: object, parent = ''): Patch {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(fieldsOf(value, `${parent}${name}.`)) : [[parent + name, value]],
    ),
  );
}

/** The fields that differ from the form's initial values; `base` holds those values. */
function changedFields(values: object, initial: object): { fields: Patch; base: Patch } {
  const before = fieldsOf(initial);
  const changed = Object.entries(fieldsOf(values)).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(before[path]),
  );
  return {
    fields: Object.fromEntries(changed),
    base: Object.fromEntries(changed.map(([path]) => [path, before[path]])),
  };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
