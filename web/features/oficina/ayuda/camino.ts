import type { Paso } from '../../../components/page-title';
import { ayuda } from './direcciones';

/**
 * The way from the start of the help to a page.
 * @param pasos the pages between both
 */
export const caminoDe = (pasos: readonly Paso[] = []): Paso[] => [
  { texto: 'Centro de ayuda', to: ayuda.inicio },
  ...pasos,
];
