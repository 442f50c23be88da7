import { contar } from '../../../../lib/numeros';
import type { Importacion } from './use-importar';

/** The numbers of added contacts and merged rows, in a sentence. */
export function resultadoTexto({ creados, repetidos }: Importacion): string {
  const combinados = repetidos?.combinados ?? 0;
  const parts = [
    creados > 0 && `${creados === 1 ? 'agregó' : 'agregaron'} ${contar(creados, 'contacto', 'contactos')}`,
    combinados > 0 && `${combinados === 1 ? 'combinó' : 'combinaron'} ${contar(combinados, 'fila', 'filas')}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No se agregó ningún contacto.' : `Se ${parts.join(' y se ')}.`;
}

/** The outcomes of the other rows that existed already, each in a sentence. */
export function repetidosTextos({ repetidos }: Importacion): string[] {
  if (!repetidos) return [];
  const { sinCambios, omitidos, agregados } = repetidos;
  return [
    sinCambios > 0 && `${contar(sinCambios, 'fila no traía', 'filas no traían')} nada nuevo.`,
    omitidos > 0 && `Se ${omitidos === 1 ? 'omitió' : 'omitieron'} ${yaExistian(omitidos)}`,
    agregados > 0 && `Se ${agregados === 1 ? 'agregó' : 'agregaron'} igual ${yaExistian(agregados)}`,
  ].filter((text) => text !== false);
}

const yaExistian = (filas: number) => contar(filas, 'fila que ya existía.', 'filas que ya existían.');

/** Whether the import stored something that can be undone. */
export const hasStored = ({ creados, repetidos }: Importacion): boolean =>
  creados > 0 || Boolean(repetidos?.importacion);
