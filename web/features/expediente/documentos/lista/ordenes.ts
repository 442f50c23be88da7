import type { Direccion, Orden } from '../direccion';

/** The orders that the list offers where there are no headers to click. */
export const ordenes: { value: `${Orden} ${Direccion['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'nombre desc', label: 'Nombre, Z a A' },
  { value: 'fecha desc', label: 'Más recientes' },
  { value: 'fecha asc', label: 'Más antiguos' },
  { value: 'bytes desc', label: 'Más grandes' },
  { value: 'bytes asc', label: 'Más chicos' },
];
