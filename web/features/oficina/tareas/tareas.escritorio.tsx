import { latePart } from '../../../components/late-part';
import type { DeEscritorio } from '../../expediente/carpetas/publico/de-escritorio';

/** Nothing shows while it loads, or if it cannot be loaded. */
const { Part: AlSeguir } = latePart(async () => (await import('./carpeta-tab/pendientes-link')).PendientesLink);

/** The way to the pending tareas. */
export const deEscritorio: DeEscritorio = { AlSeguir };
