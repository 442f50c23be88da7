import { createContext } from 'react';
import { type Nombradas, sinNombradas } from '../../../expediente/carpetas/publico/use-nombradas';

/** The carpetas that the messages of a thread name. */
export const NombradasContext = createContext<Nombradas>(sinNombradas);
