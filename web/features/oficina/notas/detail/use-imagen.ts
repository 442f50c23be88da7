import type { ClipboardEvent } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { useSubirFoto } from '../../../../components/pictures/use-subir-foto';
import { useAppDispatch } from '../../../../store/hooks';
import { notas } from '../notas';
import { lista, type Nota } from '../notas-api';
import type { NotaEditor } from './use-nota-editor';

/** Uploads the picture of a nota, with its progress, and removes it. */
export function useImagen({ id, nota, create }: NotaEditor) {
  const dispatch: ApiDispatch = useAppDispatch();
  const foto = useSubirFoto<Nota>({
    url: `/api/apps/notes/${encodeURIComponent(id)}/image`,
    before: create,
    onSaved: (saved) => dispatch(notas.change((all, which) => lista.replace(all, saved, null, which))),
    onRemove: () => dispatch(notas.send('notaImagenRemove', { id })),
  });
  return {
    ...foto,
    image: nota?.image ?? null,
    paste: (event: ClipboardEvent) => {
      const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      void foto.put(file);
    },
  };
}

export type Imagen = ReturnType<typeof useImagen>;
