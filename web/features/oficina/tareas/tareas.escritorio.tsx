import { latePart } from '../../../components/late-part';
import type { DeEscritorio } from '../../expediente/carpetas/public/de-escritorio';

/** The link shows nothing while its code loads, or when its code cannot be loaded. */
const { Part: AlSeguir } = latePart(async () => (await import('./carpeta-tab/pendientes-link')).PendientesLink);

/** The link to the pending tareas. */
export const deEscritorio: DeEscritorio = { AlSeguir };
