import { formatEntero } from '../../../../lib/numeros';
import type { Importacion } from './use-importar';

/** The numbers of added contacts and merged rows, in a sentence. */
export function resultadoTexto({ creados, repetidos }: Importacion): string {
  const combinados = repetidos?.combinados ?? 0;
  const parts = [
    creados > 0 && cuenta(creados, 'agregó 1 contacto', (total) => `agregaron ${total} contactos`),
    combinados > 0 && cuenta(combinados, 'combinó 1 fila', (total) => `combinaron ${total} filas`),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No se agregó ningún contacto.' : `Se ${parts.join(' y se ')}.`;
}

/** The outcomes of the other rows that existed already, each in a sentence. */
export function repetidosTextos({ repetidos }: Importacion): string[] {
  if (!repetidos) return [];
  const { sinCambios, omitidos, agregados } = repetidos;
  return [
    sinCambios > 0 &&
      cuenta(sinCambios, '1 fila no traía nada nuevo.', (total) => `${total} filas no traían nada nuevo.`),
    omitidos > 0 &&
      cuenta(omitidos, 'Se omitió 1 fila que ya existía.', (total) => `Se omitieron ${total} filas que ya existían.`),
    agregados > 0 &&
      cuenta(
        agregados,
        'Se agregó igual 1 fila que ya existía.',
        (total) => `Se agregaron igual ${total} filas que ya existían.`,
      ),
  ].filter((text) => text !== false);
}

/** Whether the import stored something that can be undone. */
export const hasStored = ({ creados, repetidos }: Importacion): boolean =>
  creados > 0 || Boolean(repetidos?.importacion);

/**
 * The text for a count.
 * @param many gives the text for other numbers than 1, from the formatted count
 */
export const cuenta = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(formatEntero(count));
