import { latePart } from '../../../components/late-part';
import type { DeEscritorio } from '../carpetas/public/de-escritorio';

/** The parts draw nothing while they load, or if they cannot be loaded. */
const { Part: Button } = latePart(async () => (await import('./pedir-certificados')).PedirCertificados);
const { Part: Below } = latePart(async () => (await import('./pedir-certificados')).CertificadosSinInmueble);

/** A button on the desk that asks for all certificates that the carpeta still needs. */
export const deEscritorio: DeEscritorio = {
  alFaltar: {
    isFor: ({ permisos }, faltas) =>
      permisos.editarCertificados && faltas.some(({ lugar }) => lugar === 'requisitos' || lugar === 'certificados'),
    Button,
    Below,
  },
};
