import { useCallback } from 'react';
import { useEscribir } from '../../../collection/use-escribir';
import { useConfirm } from '../../../components/confirm';
import { named } from '../../../lib/named';
import { tableros } from './tableros';

/**
 * Deletes a tablero after a confirmation, and offers to undo it. `leave` is called before the deletion, to leave the
 * page of the tablero.
 */
export function useRemoveTablero() {
  const confirm = useConfirm();
  const { eliminar } = useEscribir();

  return useCallback(
    async ({ id, title }: { id: string; title: string }, leave?: () => unknown) => {
      const isSure = await confirm({
        title: 'Eliminar tablero',
        message: `Se eliminarán «${title}», sus listas y sus tarjetas, para todo el equipo.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      await leave?.();
      await eliminar(tableros.send('tablerosRemove', { id }), {
        said: `${named('Tablero', title)} eliminado`,
        restore: tableros.send('tablerosRestore', { id }),
      });
    },
    [confirm, eliminar],
  );
}
