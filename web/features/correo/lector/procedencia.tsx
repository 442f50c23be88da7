import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import type { Correo } from '../correos-api';
import { Aviso } from './avisos';
import { suplantadoPor } from './suplantacion';
import styles from './tarjeta.module.css';

type Origen = Pick<Correo, 'de' | 'autenticacion' | 'responderA' | 'respuestaAjena'>;

/** Says when a mail from outside may not be from whom it says. */
export function Procedencia({ correo }: { correo: Origen }) {
  return correo.autenticacion === null ? null : <DeAfuera origen={correo} />;
}

function DeAfuera({ origen }: { origen: Origen }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const text = dudaDe(origen, miembros);
  if (!text) return null;
  return (
    <div className={styles.procedencia}>
      <Aviso tono="warning" text={text} />
    </div>
  );
}

function dudaDe(origen: Origen, miembros: readonly { nombre: string; email: string }[]): string | null {
  const { de, autenticacion, responderA, respuestaAjena } = origen;
  if (autenticacion === 'verificado') return null;
  const miembro = miembros.find(({ email }) => email.toLowerCase() === de.direccion);
  if (autenticacion === 'fallido' || miembro) {
    return `Llegó de afuera, y no se pudo comprobar que lo envió ${miembro?.nombre ?? de.direccion}.`;
  }
  const suplantado = suplantadoPor(de, miembros);
  if (suplantado) return `El nombre dice «${suplantado}», pero la dirección es ${de.direccion}.`;
  if (!respuestaAjena) return null;
  const otras = responderA.map(({ direccion }) => direccion).join(', ');
  return `Si lo responde, la respuesta no va a ${de.direccion} sino a ${otras}, de otro dominio.`;
}
