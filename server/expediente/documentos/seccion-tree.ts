import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import type { Seccion } from './seccion.entity.js';

/** The most levels of secciones of a carpeta. */
const MAX_DEPTH = 8;

type Node = Pick<Seccion, 'id' | 'padreId' | 'nombre'>;

/**
 * Checks the name and the place that a seccion would have. Its parent must be in the tree, but not below the seccion.
 * No sibling may have its name, and no seccion may be too deep.
 * @param tree every seccion of the carpeta, before the change
 * @param node the seccion after the change; a new seccion is not in the tree
 * @throws DomainError 422, 409
 */
export function checkPlace(tree: readonly Node[], node: Node): void {
  const ancestors = ancestorsOf(tree, node.padreId);
  if (ancestors.some(({ id }) => id === node.id)) {
    throw invalid('Una sección no puede quedar dentro de sí misma.');
  }
  if (ancestors.length + heightOf(tree, node.id) > MAX_DEPTH) {
    throw invalid(`Las secciones pueden tener hasta ${MAX_DEPTH} niveles.`);
  }
  const name = comparable(node.nombre);
  if (
    tree.some(({ id, padreId, nombre }) => id !== node.id && padreId === node.padreId && comparable(nombre) === name)
  ) {
    throw new DomainError('SECCION_REPETIDA', 409, `Ya hay una sección «${node.nombre}» en ese lugar.`, [
      { campo: 'nombre', mensaje: 'Ya hay una sección con ese nombre en ese lugar.' },
    ]);
  }
}

/** The parent, its parent, and so on. */
function ancestorsOf(tree: readonly Node[], padreId: string | null): Node[] {
  if (padreId === null) {
    return [];
  }
  const parent = tree.find(({ id }) => id === padreId);
  if (!parent) {
    throw invalid('La sección de destino no existe en esta carpeta.');
  }
  return [parent, ...ancestorsOf(tree, parent.padreId)];
}

/** The number of levels of a seccion with its descendants. */
function heightOf(tree: readonly Node[], id: string): number {
  const children = tree.filter(({ padreId }) => padreId === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(tree, child.id)));
}

function comparable(nombre: string): string {
  return nombre.toLocaleLowerCase('es');
}

function invalid(mensaje: string): DomainError {
  return invalidField('padreId', mensaje);
}
