import { type Palabras, palabrasDe } from '../../server/vocabulario/palabras';
import { useAppSelector } from '../store/hooks';
import { selectPais } from './session-selectors';

/** The country of the active cuenta. Undefined without a cuenta. */
export const usePais = () => useAppSelector(selectPais);

/** The words of the country of the active cuenta. */
export const usePalabras = (): Palabras => palabrasDe(usePais());
