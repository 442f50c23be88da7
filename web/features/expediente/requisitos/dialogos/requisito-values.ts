import {
  boolean,
  check,
  forward,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import { estados } from '../estados';

/** The form of a requisito; the rules are those of the server. */
export const requisitoSchema = pipe(
  object({
    nombre: pipe(
      string(),
      trim(),
      minLength(1, 'Escriba qué hace falta.'),
      maxLength(200, 'El requisito puede tener hasta 200 caracteres.'),
    ),
    descripcion: pipe(string(), trim(), maxLength(1000, 'La descripción puede tener hasta 1000 caracteres.')),
    obligatorio: boolean(),
    estado: picklist(estados),
    motivo: pipe(string(), trim(), maxLength(500, 'El motivo puede tener hasta 500 caracteres.')),
    responsableId: nullable(string()),
    vence: pipe(string(), check(isFecha, fechaIlegible)),
  }),
  forward(
    partialCheck(
      [['estado'], ['motivo']],
      ({ estado, motivo }) => estado !== 'no_aplica' || motivo !== '',
      'Escriba por qué no aplica.',
    ),
    ['motivo'],
  ),
);

export type RequisitoValues = InferOutput<typeof requisitoSchema>;

export const emptyRequisito: RequisitoValues = {
  nombre: '',
  descripcion: '',
  obligatorio: true,
  estado: 'pendiente',
  motivo: '',
  responsableId: null,
  vence: '',
};

export function toValues(requisito: RequisitoDto): RequisitoValues {
  const { nombre, descripcion, obligatorio, estado, motivo, responsable, vence } = requisito;
  return {
    ...{ nombre, obligatorio, estado, descripcion: descripcion ?? '', motivo: motivo ?? '' },
    responsableId: responsable?.id ?? null,
    vence: vence ?? '',
  };
}

/** The fields of one that belongs to the carpeta alone. */
export function toPropio({ nombre, descripcion, obligatorio }: RequisitoValues) {
  return { nombre, descripcion: descripcion || null, obligatorio };
}
