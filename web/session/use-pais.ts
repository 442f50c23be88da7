import { type Palabras, palabrasDe } from '../../server/vocabulario/palabras';
import { useAppSelector } from '../store/hooks';
import { selectPais } from './session-selectors';

/** The country of the active cuenta; undefined without one. */
export const usePais = () => useAppSelector(selectPais);

/** The words of that country. */
export const usePalabras = (): Palabras => palabrasDe(usePais());
