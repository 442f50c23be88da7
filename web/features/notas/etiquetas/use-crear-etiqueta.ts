import { nanoid } from '@reduxjs/toolkit';
import { type Etiqueta, useNotaEtiquetasCreateMutation } from '../notas-api';

/** Makes an etiqueta, the last of all; rejects with what the server says. */
export function useCrearEtiqueta() {
  const [create] = useNotaEtiquetasCreateMutation();
  return async (title: string): Promise<Etiqueta> => {
    const etiquetas = await create({ 'Idempotency-Key': nanoid(), nuevaEtiquetaDto: { title } }).unwrap();
    return etiquetas.at(-1) as Etiqueta;
  };
}
