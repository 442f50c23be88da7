import { array, type InferOutput, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import { iconoUsual } from './iconos';

const text = (max: number) => pipe(string(), trim(), maxLength(max, `Puede tener hasta ${max} caracteres.`));

/** The checks of a tablero that need no server. The lengths are those of its table. */
export const tableroSchema = object({
  title: pipe(text(120), minLength(1, 'Escriba el título.')),
  description: text(500),
  icon: string(),
  members: array(string()),
  lists: pipe(
    array(pipe(text(120), minLength(1, 'Escriba el título de la lista.'))),
    maxLength(20, 'Puede empezar con hasta 20 listas.'),
  ),
});

export type TableroFields = InferOutput<typeof tableroSchema>;

/** The form of a new tablero. */
export const nuevoTablero: TableroFields = {
  title: '',
  description: '',
  icon: iconoUsual,
  members: [],
  lists: ['Por hacer', 'En curso', 'Terminado'],
};
