import { DomainError, invalidField } from '../common/errors/domain-error.js';
import type { Seccion } from './seccion.entity.js';

/** How many secciones one may go down. */
const MAX_DEPTH = 8;

type Node = Pick<Seccion, 'id' | 'padreId' | 'nombre'>;

/**
 * Checks that a seccion may stand under `padreId` with `nombre`: the parent is in the same tree and not below it, no
 * sibling has the name, and nothing ends up too deep.
 * @param tree every seccion of the carpeta as it is
 * @param node the seccion as it would be; new when the tree has none with its id
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

/** How many levels a seccion and what is below it take. */
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
