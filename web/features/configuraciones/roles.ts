import type { Option } from '../../components/form/select-field';

/** The roles of a cuenta, the one that may do most first. The server knows them by the same numbers. */
export const roles: readonly Option<number>[] = [
  { value: 1, label: 'Titular' },
  { value: 2, label: 'Adscripto' },
  { value: 3, label: 'Oficial' },
  { value: 4, label: 'Gestor' },
  { value: 5, label: 'Lectura' },
];
