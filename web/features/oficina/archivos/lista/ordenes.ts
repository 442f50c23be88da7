import type { Direccion, Orden } from '../direccion';

/** The orders that the list offers. */
export const ordenes: { value: `${Orden} ${Direccion['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'nombre desc', label: 'Nombre, Z a A' },
  { value: 'fecha desc', label: 'Más recientes' },
  { value: 'fecha asc', label: 'Más antiguos' },
  { value: 'tamano desc', label: 'Más grandes' },
  { value: 'tamano asc', label: 'Más chicos' },
  { value: 'tipo asc', label: 'Tipo' },
];
