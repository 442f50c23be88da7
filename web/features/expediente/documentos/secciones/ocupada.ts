import { contar } from '../../../../lib/numeros';
import { hijasOf } from '../tree';
import type { Documentos } from '../use-documentos';

/** The reason why a seccion cannot be deleted, and the place to look at. */
export interface Ocupada {
  motivo: string;
  /** The text of the menu entry that leads to the place. */
  enlace: string;
  lugar: 'seccion' | 'papelera';
}

/**
 * The reason why a seccion cannot be deleted. The server checks the reasons in the same order. Null when the seccion is
 * empty.
 */
export function ocupadaPor(
  id: string,
  { secciones, todos = [], enPapelera }: Pick<Documentos, 'secciones' | 'todos' | 'enPapelera'>,
): Ocupada | null {
  const hijas = hijasOf(secciones, id).length;
  if (hijas > 0) {
    const [motivo, enlace] =
      hijas === 1
        ? ['Tiene otra sección adentro', 'Ver la sección de adentro']
        : [`Tiene ${hijas} secciones adentro`, 'Ver las secciones de adentro'];
    return { motivo: motivo as string, enlace: enlace as string, lugar: 'seccion' };
  }
  const documentos = todos.filter(({ seccionId }) => seccionId === id).length;
  if (documentos > 0) {
    return { motivo: `Tiene ${cuantos(documentos)}`, enlace: 'Ver sus documentos', lugar: 'seccion' };
  }
  const eliminados = enPapelera.find(({ seccionId }) => seccionId === id)?.total ?? 0;
  return eliminados > 0
    ? { motivo: `Tiene ${cuantos(eliminados)} en la papelera`, enlace: 'Ver la papelera', lugar: 'papelera' }
    : null;
}

const cuantos = (total: number) => contar(total, 'documento', 'documentos');
