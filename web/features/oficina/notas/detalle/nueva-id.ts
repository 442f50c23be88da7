import { selectAutosaves } from '../../../../autosave/autosave-slice';
import { readKept } from '../../../../autosave/kept-drafts';
import { newId } from '../../../../lib/new-id';
import { selectScope } from '../../../../session/session-selectors';
import type { App } from '../../../../store/store';

/** The id of a new nota: of a draft that an earlier visit could not save, so that it is shown, or else a new one. */
export function nuevaId(app: App): string {
  const state = app.store.getState();
  const scope = selectScope(state);
  const here = selectAutosaves(state);
  const kept = Object.entries(scope ? readKept(scope) : {});
  // A draft without an entry is not restored yet. An entry that is not `isRestored` is of this visit, or open already.
  const left = kept.find(
    ([key, { address }]) =>
      key.startsWith('nota/') && address.startsWith('/apps/notes/nueva') && (here[key]?.isRestored ?? true),
  );
  return left?.[0].slice('nota/'.length) ?? newId();
}
