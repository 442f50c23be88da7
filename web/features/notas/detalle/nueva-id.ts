import { selectAutosaves } from '../../../autosave/autosave-slice';
import { readKept } from '../../../autosave/kept-drafts';
import { newId } from '../../../lib/new-id';
import { selectScope } from '../../../session/session-selectors';
import type { App } from '../../../store/store';

/** The id of a new nota: of one that could not be made in an earlier visit, so that it is shown again. */
export function nuevaId(app: App): string {
  const state = app.store.getState();
  const scope = selectScope(state);
  const here = selectAutosaves(state);
  const kept = Object.entries(scope ? readKept(scope) : {});
  // Without an entry it is not restored yet; one that is was written in this visit, or is being shown.
  const left = kept.find(
    ([key, { address }]) =>
      key.startsWith('nota/') && address.startsWith('/apps/notes/nueva') && (here[key]?.isRestored ?? true),
  );
  return left?.[0].slice('nota/'.length) ?? newId();
}
