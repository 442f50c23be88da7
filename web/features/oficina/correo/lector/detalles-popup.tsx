import { Popup } from '../../../../components/ui/popup';
import { formatFechaHora } from '../../../../lib/fechas';
import { asuntoDe } from '../asunto';
import type { Correo } from '../correos-api';
import { detallesDe } from '../personas';
import styles from './detalles-popup.module.css';

interface DetallesPopupProps {
  correo: Pick<Correo, 'de' | 'responderA' | 'para' | 'cc' | 'cco' | 'fecha' | 'asunto'>;
  anchor: HTMLElement;
  onClose: () => void;
}

/** From whom a mail is, to whom it went, when, and about what. */
export function DetallesPopup({ correo, anchor, onClose }: DetallesPopupProps) {
  const lines = [
    ...detallesDe(correo),
    { nombre: 'Fecha', valor: formatFechaHora(correo.fecha) },
    { nombre: 'Asunto', valor: asuntoDe(correo.asunto) },
  ];
  return (
    <Popup label="Detalles del correo" anchor={anchor} onClose={onClose} className={styles.popup}>
      <dl className={styles.lines}>
        {lines.map(({ nombre, valor }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
