import { api, type EnPapeleraDto } from '../../../../api/generated/papelera';
import { makeStale } from '../../../../live/stale-tags';

makeStale<typeof api>({
  'tasks.changed': ['papelera'],
  'contacts.changed': ['papelera'],
  'notes.changed': ['papelera'],
  'boards.changed': ['papelera'],
  'board.changed': ['papelera'],
  'academy.changed': ['papelera'],
  'archivos.changed': ['papelera'],
});

/** An entry of the trash, which can be restored. */
export type EnPapelera = EnPapeleraDto;
export type TipoPapelera = EnPapelera['tipo'];

/** The entries of the trash that this person may restore. */
export const { usePapeleraFindQuery } = api;

/** The entry of the trash with this id. Undefined when the trash does not have it. */
export function useEliminado(id: string): EnPapelera | undefined {
  const { data } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.find((each) => each.id === id);
}
