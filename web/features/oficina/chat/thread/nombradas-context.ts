import { createContext } from 'react';
import { type Nombradas, sinNombradas } from '../../../expediente/carpetas/public/use-nombradas';

/** The carpetas whose numbers occur in the messages of a thread. */
export const NombradasContext = createContext<Nombradas>(sinNombradas);
