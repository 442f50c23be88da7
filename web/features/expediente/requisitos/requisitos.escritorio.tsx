import { latePart } from '../../../components/late-part';
import type { DeEscritorio } from '../carpetas/publico/de-escritorio';

/** Nothing shows while it loads, or if it cannot be loaded. */
const { Part: Button } = latePart(async () => (await import('./pedir-certificados')).PedirCertificados);
const { Part: Below } = latePart(async () => (await import('./pedir-certificados')).CertificadosSinInmueble);

/** The certificates that the carpeta still needs, asked for in one step. */
export const deEscritorio: DeEscritorio = {
  alFaltar: {
    isFor: ({ permisos }, faltas) =>
      permisos.editarCertificados && faltas.some(({ lugar }) => lugar === 'requisitos' || lugar === 'certificados'),
    Button,
    Below,
  },
};
