import { useLayoutEffect } from 'react';
import { LostText } from '../../../../autosave/lost-text';
import { useApp, useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { installComentarios } from './install-comentarios';
import { comentarioDiscarded, selectNuevos } from './nuevos-slice';

/** The unsent comments of a carpeta that the person does not see any more, to copy or discard them. */
export function ComentariosPerdidos({ carpetaId }: { carpetaId: string }) {
  const app = useApp();
  const dispatch = useAppDispatch();
  // Restores the unsent comments of an earlier visit.
  useLayoutEffect(() => installComentarios(app), [app]);
  const perdidos = useAppSelector(selectNuevos).comentarios.filter(
    (one) => one.carpetaId === carpetaId && one.hasFailed,
  );
  if (perdidos.length === 0) return null;
  return (
    <LostText
      title="Lo que escribió y no se envió"
      text={perdidos.map(({ texto }) => texto).join('\n\n')}
      onDiscard={() => {
        for (const { id } of perdidos) dispatch(comentarioDiscarded({ id }));
      }}
    />
  );
}
