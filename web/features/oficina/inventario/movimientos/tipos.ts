import type { Movimiento } from '../inventario-api';

export type TipoMovimiento = Movimiento['type'];

/** The kinds of movements, in the order of the choice. `hecho` is the name in the list of movements. */
export const tipos: readonly { tipo: TipoMovimiento; label: string; hecho: string }[] = [
  { tipo: 'entrada', label: 'Entrada', hecho: 'Entrada' },
  { tipo: 'salida', label: 'Salida', hecho: 'Salida' },
  { tipo: 'recuento', label: 'Recuento', hecho: 'Recuento' },
  { tipo: 'reserva', label: 'Reserva para una carpeta', hecho: 'Reserva' },
  { tipo: 'consumo', label: 'Uso de lo reservado', hecho: 'Uso de lo reservado' },
  { tipo: 'liberacion', label: 'Fin de una reserva', hecho: 'Fin de la reserva' },
];

export const nombreDe = (tipo: TipoMovimiento): string => tipos.find((one) => one.tipo === tipo)?.hecho ?? tipo;
