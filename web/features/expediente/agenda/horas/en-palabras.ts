import { escritoDe, horaEnLaCuenta } from '../mes/momentos';
import { diaLargo } from '../mes/periodo';
import type { ItemConHora } from './franjas';

/** «Reunión: jueves, 4 de marzo, de 10:00 a 11:00» */
export function enPalabras({ titulo, desde, hasta }: Pick<ItemConHora, 'titulo' | 'desde' | 'hasta'>): string {
  const dia = diaLargo(escritoDe(desde)[0]).toLowerCase();
  return `${titulo}: ${dia}, de ${horaEnLaCuenta(desde)} a ${horaEnLaCuenta(hasta)}`;
}
