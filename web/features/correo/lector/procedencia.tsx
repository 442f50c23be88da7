import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import type { Correo } from '../correos-api';
import { Aviso } from './avisos';
import { suplantadoPor } from './suplantacion';
import styles from './tarjeta.module.css';

type Origen = Pick<Correo, 'de' | 'autenticacion'>;

/** Says when a mail from outside may not be from whom it says. */
export function Procedencia({ de, autenticacion }: Origen) {
  return autenticacion === null ? null : <DeAfuera de={de} autenticacion={autenticacion} />;
}

function DeAfuera(origen: Origen) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const text = dudaDe(origen, miembros);
  if (!text) return null;
  return (
    <div className={styles.procedencia}>
      <Aviso tono="warning" text={text} />
    </div>
  );
}

function dudaDe({ de, autenticacion }: Origen, miembros: readonly { nombre: string; email: string }[]): string | null {
  if (autenticacion === 'verificado') return null;
  const miembro = miembros.find(({ email }) => email.toLowerCase() === de.direccion);
  if (autenticacion === 'fallido' || miembro) {
    return `Llegó de afuera, y no se pudo comprobar que lo envió ${miembro?.nombre ?? de.direccion}.`;
  }
  const suplantado = suplantadoPor(de, miembros);
  return suplantado && `El nombre dice «${suplantado}», pero la dirección es ${de.direccion}.`;
}
