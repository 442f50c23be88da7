import { nanoid } from '@reduxjs/toolkit';
import { useCreateNotaEtiquetaMutation } from '../etiquetas-writes';
import type { Etiqueta } from '../notas-api';

/** Makes an etiqueta, the last of all; rejects with what the server says. */
export function useCrearEtiqueta() {
  const [create] = useCreateNotaEtiquetaMutation();
  return async (title: string): Promise<Etiqueta> => {
    const etiquetas = await create({ title, key: nanoid() }).unwrap();
    return etiquetas.at(-1) as Etiqueta;
  };
}
