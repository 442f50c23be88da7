import type { ApiDispatch } from '../../../../api/empty-api';
import { useSubirFoto } from '../../../../components/pictures/use-subir-foto';
import { useAppDispatch } from '../../../../store/hooks';
import type { Paso } from '../academia-api';
import { keepPaso } from '../cambios';
import { cursos } from '../cursos';

/** Uploads the picture of a step, with its progress, and removes it. */
export function useImagen(pasoId: string) {
  const dispatch: ApiDispatch = useAppDispatch();
  return useSubirFoto<Paso>({
    url: `/api/apps/academy/steps/${encodeURIComponent(pasoId)}/image`,
    onSaved: (paso) => dispatch(cursos.change((curso) => keepPaso(curso, paso))),
    onRemove: () => dispatch(cursos.send('pasosRemoveImage', { id: pasoId })),
  });
}
