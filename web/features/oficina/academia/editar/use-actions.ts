import { whenSaved } from '../../../../autosave/when-saved';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { useConfirm } from '../../../../components/confirm';
import type { ConfirmConfig } from '../../../../components/confirm-config';
import type { DragMove } from '../../../../components/drag/drag-area';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { newId } from '../../../../lib/new-id';
import { useApp } from '../../../../store/hooks';
import type { CursoConPasos, PasoPropio } from '../academia-api';
import { cursos } from '../cursos';

/** The actions on a course of the cuenta and on its steps. */
export function useAcciones({ id, title, steps }: CursoConPasos, open: (pasoId: string | null) => void) {
  const app = useApp();
  const leave = useLeave();
  const confirm = useConfirm();
  const toast = useToast();
  const { escribir, eliminar } = useEscribir();
  const propios = steps as PasoPropio[];

  return {
    agregar: () => {
      const pasoId = newId();
      const nuevoPasoDto = { id: pasoId, title: `Paso ${steps.length + 1}` };
      void escribir(cursos.send('cursosAddStep', { id, nuevoPasoDto }));
      open(pasoId);
    },
    /** Answers false when somebody deleted the step while it was dragged. */
    mover: ({ id: moved, to }: DragMove) => {
      const others = propios.filter((paso) => paso.id !== moved);
      if (others.length === propios.length) {
        toast('Alguien eliminó ese paso', { severity: 'error' });
        return false;
      }
      const ids = others.map((paso) => paso.id).toSpliced(to.index, 0, moved);
      void escribir(cursos.send('cursosOrder', { id, ordenPasosDto: { steps: ids } }));
      return true;
    },
    publicar: async (published: boolean) => {
      // A double click on «Publicar» presses «Volver a borrador» too, so that is asked first.
      if (!published && !(await confirm(volverABorrador(title)))) return;
      const keys = [`curso/${id}`, ...propios.map((paso) => `cursoPaso/${paso.id}`)];
      const saved = await Promise.all(keys.map((key) => whenSaved(app, key)));
      if (!saved.every(Boolean)) {
        toast('Hay cambios sin guardar: revíselos antes de publicar.', { severity: 'error' });
        return;
      }
      const answer = await escribir(cursos.send('cursosUpdate', { id, cambiosCursoDto: { published } }));
      if (answer) {
        toast(published ? 'El curso quedó publicado para todo el equipo' : 'El curso volvió a ser un borrador', {
          severity: 'success',
        });
      }
    },
    eliminarPaso: async (paso: PasoPropio) => {
      const index = propios.findIndex((each) => each.id === paso.id);
      open((propios[index + 1] ?? propios[index - 1])?.id ?? null);
      await eliminar(cursos.send('pasosRemove', { id: paso.id }), {
        said: `${named('Paso', paso.title)} eliminado`,
        restore: cursos.send('pasosRestore', { id: paso.id }),
        onRestored: () => open(paso.id),
      });
    },
    eliminarCurso: async () => {
      const isSure = await confirm({
        title: 'Eliminar curso',
        message: `Se eliminarán «${title}» y sus pasos, para todo el equipo. Se puede recuperar durante un día.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      await leave('/apps/academy');
      await eliminar(cursos.send('cursosRemove', { id }), {
        said: `${named('Curso', title)} eliminado`,
        restore: cursos.send('cursosRestore', { id }),
      });
    },
  };
}

const volverABorrador = (title: string): ConfirmConfig => ({
  title: 'Volver a borrador',
  message: `El equipo no verá «${title}» hasta que se publique otra vez. Lo que cada uno avanzó se conserva.`,
  icon: { color: 'warning' },
  actions: { confirm: { label: 'Volver a borrador', color: 'primary' }, cancel: { label: 'Dejarlo publicado' } },
  dismissible: true,
});

export type Acciones = ReturnType<typeof useAcciones>;
