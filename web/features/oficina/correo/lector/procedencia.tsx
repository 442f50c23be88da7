import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Aviso } from './avisos';
import { dudaDe, type Origen } from './duda';
import styles from './tarjeta.module.css';

/** Says when a mail from outside may not be from whom it says, or its answer goes elsewhere. */
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
