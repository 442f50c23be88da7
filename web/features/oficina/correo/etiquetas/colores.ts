import type { Etiqueta } from '../correos-api';

type Color = Etiqueta['color'];

/** The Spanish names of the labels' colours. `color.module.css` gives each the tokens of a tone. */
export const colores: Record<Color, string> = {
  gray: 'Gris',
  red: 'Rojo',
  orange: 'Naranja',
  yellow: 'Amarillo',
  green: 'Verde',
  teal: 'Turquesa',
  blue: 'Azul',
  indigo: 'Índigo',
  purple: 'Violeta',
  pink: 'Rosa',
};

export const nombresDeColor = Object.keys(colores) as Color[];
