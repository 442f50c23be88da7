import type { Correo } from '../correos-api';
import { suplantadoPor } from './suplantacion';

/** The data of a mail from outside about its sender, and about the recipients of its answer. */
export type Origen = Pick<Correo, 'de' | 'autenticacion' | 'responderA' | 'respuestaAjena'>;

type Conocido = { nombre: string; email: string };

/**
 * The warning about a mail from outside whose sender may be forged, or whose answer goes to another domain. Null
 * without a doubt.
 */
export function dudaDe(origen: Origen, miembros: readonly Conocido[]): string | null {
  return dudaDelRemitente(origen, miembros) ?? dudaDeLaRespuesta(origen);
}

function dudaDelRemitente({ de, autenticacion }: Origen, miembros: readonly Conocido[]): string | null {
  if (autenticacion === 'verificado' || de.usuarioId !== null) return null;
  const miembro = miembros.find(({ email }) => email.toLowerCase() === de.direccion);
  if (autenticacion === 'fallido' || miembro) {
    return `Llegó de afuera, y no se pudo comprobar que lo envió ${miembro?.nombre ?? de.direccion}.`;
  }
  const suplantado = suplantadoPor(de, miembros);
  return suplantado && `El nombre dice «${suplantado}», pero la dirección es ${de.direccion}.`;
}

/** It warns about verified mails too: whoever breaks into a mailbox makes the answers go elsewhere. */
function dudaDeLaRespuesta({ de, responderA, respuestaAjena }: Origen): string | null {
  if (!respuestaAjena) return null;
  const otras = responderA.map(({ direccion }) => direccion).join(', ');
  return `Si lo responde, la respuesta no va a ${de.direccion} sino a ${otras}, de otro dominio.`;
}
