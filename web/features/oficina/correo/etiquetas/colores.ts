import type { StatusTone } from '../../../../components/status-chip';
import type { Etiqueta } from '../correos-api';

type Color = Etiqueta['color'];

/** The Spanish names of the labels' colours. */
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

/** The tones that show the colours: coloured text on a soft ground, legible in both schemes. */
export const tonos: Record<Color, StatusTone> = {
  gray: 'neutral',
  red: 'danger',
  orange: 'warning',
  yellow: 'olive',
  green: 'success',
  teal: 'petrol',
  blue: 'info',
  indigo: 'indigo',
  purple: 'violet',
  pink: 'magenta',
};

export const nombresDeColor = Object.keys(colores) as Color[];
