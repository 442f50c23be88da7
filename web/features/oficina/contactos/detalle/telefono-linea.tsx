import { CopyIconButton } from '../../../../components/copy-button';
import { Bandera } from '../bandera';
import type { Pais, Telefono } from '../contactos-api';
import styles from './contacto-detalle.module.css';

/** A phone with its country's flag and code. A click calls it. */
export function TelefonoLinea({ telefono, paises }: { telefono: Telefono; paises: readonly Pais[] }) {
  const { country, phoneNumber, label } = telefono;
  const pais = paises.find(({ iso }) => iso === country);
  const whole = [pais?.code, phoneNumber].filter(Boolean).join(' ');
  return (
    <div className={styles.linea}>
      {pais && (
        <span className={styles.pais} title={pais.name}>
          <Bandera pais={pais} />
          <span className="visually-hidden">{pais.name}</span>
        </span>
      )}
      <span className={styles.valor}>
        <a href={`tel:${whole.replace(/[^\d+]/g, '')}`}>{whole}</a>
        {label && <span className={styles.rotulo}>{label}</span>}
      </span>
      <CopyIconButton text={whole} label={`Copiar ${whole}`} />
    </div>
  );
}
