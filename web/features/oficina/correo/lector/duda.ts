import type { Correo } from '../correos-api';
import { suplantadoPor } from './suplantacion';

/** What a mail from outside says of whom it comes from, and to whom its answer goes. */
export type Origen = Pick<Correo, 'de' | 'autenticacion' | 'responderA' | 'respuestaAjena'>;

type Conocido = { nombre: string; email: string };

/** Why a mail from outside may not be from whom it says, or where its answer would go instead; null when all is right. */
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

/** Verified mails too: who breaks into a mailbox asks for the answers elsewhere. */
function dudaDeLaRespuesta({ de, responderA, respuestaAjena }: Origen): string | null {
  if (!respuestaAjena) return null;
  const otras = responderA.map(({ direccion }) => direccion).join(', ');
  return `Si lo responde, la respuesta no va a ${de.direccion} sino a ${otras}, de otro dominio.`;
}
