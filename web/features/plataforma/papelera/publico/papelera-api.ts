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

/** Something deleted that can be restored. */
export type EnPapelera = EnPapeleraDto;
export type TipoPapelera = EnPapelera['tipo'];

/** What was deleted and this person may restore. */
export const { usePapeleraFindQuery } = api;

/** What has this id, while it is in the trash. */
export function useEliminado(id: string): EnPapelera | undefined {
  const { data } = usePapeleraFindQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.find((each) => each.id === id);
}
