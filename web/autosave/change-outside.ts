import type { App } from '../store/store';
import { changeRequested, editorLeft, flushRequested, restoredReviewed, selectAutosave } from './autosave-slice';
import { installAutosave } from './install-autosave';
import { reviewOf } from './restored';
import type { AutosaveOptions } from './use-autosave';

/** Changes a thing from outside its form, together with its unsaved draft. A failed save can be tried again. */
export function changeOutside<Fields extends object>(
  app: App,
  patch: Partial<Fields>,
  { kind, id, stored, save }: AutosaveOptions<Fields>,
): void {
  const { dispatch, getState } = app.store;
  const saves = installAutosave(app);
  const key = `${kind}/${id}`;
  const entry = selectAutosave(getState(), key);
  if (entry?.isRestored && stored) dispatch(restoredReviewed({ key, ...reviewOf(entry, stored) }));
  // The save function of an open form stays, because it may know more fields than this function.
  if (!saves.has(key)) saves.set(key, (pending, isOvertaken) => save(pending as Partial<Fields>, isOvertaken));
  const isInForm = entry && !entry.isLeft && !entry.isRestored;
  dispatch(changeRequested({ key, patch: { ...patch }, delay: 0, stored }));
  dispatch((isInForm ? flushRequested : editorLeft)({ key }));
}
