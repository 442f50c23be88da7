import type { InscripcionDeOficinaDto } from '../../../../api/generated/inscripciones';
import { flag, oneOf, text, whole } from '../../../../lib/url-codecs';

export type Grupo = InscripcionDeOficinaDto['grupo'];

const grupos: readonly Grupo[] = [
  'por_presentar',
  'presentadas',
  'observadas',
  'por_vencer',
  'rechazadas',
  'inscriptas',
];

/** What the address of the board says. Without a group it shows all that are not entered. */
export const schema = {
  grupo: oneOf<Grupo, null>(grupos, null),
  buscar: text(200),
  mias: flag('si'),
  pagina: whole(1, 1_000_000, 1),
};

/** The address without its filters. */
export const ninguno = { grupo: null, buscar: '', mias: false };
