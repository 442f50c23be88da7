import type { ApiDispatch } from '../../../../api/empty-api';
import { useAutosave } from '../../../../autosave/use-autosave';
import { saveFields } from '../../../../coleccion/save-fields';
import { useApp } from '../../../../store/hooks';
import type { CursoConPasos, PasoPropio } from '../academia-api';
import { cursos, selectCurso } from '../cursos';

type CamposCurso = Pick<CursoConPasos, 'title' | 'description' | 'category' | 'duration'>;
type CamposPaso = Pick<PasoPropio, 'title' | 'subtitle' | 'content' | 'imageText'>;

/** Edits what a course is called and about, and saves it automatically. */
export function useEditarCurso(curso: CursoConPasos) {
  const { id } = curso;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<CamposCurso>({
    kind: 'curso',
    id,
    stored: curso,
    save: (cambiosCursoDto, isOvertaken) =>
      saveFields({
        settled: () => cursos.settled(id),
        read: () => selectCurso(store.getState(), id),
        isOvertaken,
        send: (ifMatch) => dispatch(cursos.send('cursosUpdate', { id, 'If-Match': ifMatch, cambiosCursoDto })),
        refetch: () => dispatch(cursos.refetch(id)),
      }),
  });
  return { autosave, fields: { ...curso, ...autosave.draft } };
}

/** Edits a step, and saves it automatically. */
export function useEditarPaso(cursoId: string, paso: PasoPropio) {
  const { id } = paso;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<CamposPaso>({
    kind: 'cursoPaso',
    id,
    stored: paso,
    save: (cambiosPasoDto, isOvertaken) =>
      saveFields({
        settled: () => cursos.settled(id),
        read: () => selectCurso(store.getState(), cursoId)?.steps.find((each) => each.id === id),
        isOvertaken,
        send: (ifMatch) => dispatch(cursos.send('pasosUpdate', { id, 'If-Match': ifMatch, cambiosPasoDto })),
        refetch: () => dispatch(cursos.refetch(cursoId)),
      }),
  });
  return { autosave, fields: { ...paso, ...autosave.draft } };
}
