import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { formatFechaHora } from '../../../../lib/fechas';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { Correo } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { detallesDe, nombreDe, paraTexto } from '../personas';
import { DetallesPopup } from './detalles-popup';
import { Envios } from './envios';
import { Procedencia } from './procedencia';
import styles from './tarjeta.module.css';
import { Texto } from './texto';

interface TarjetaProps {
  correo: Pick<
    Correo,
    | 'id'
    | 'de'
    | 'para'
    | 'cc'
    | 'cco'
    | 'responderA'
    | 'respuestaAjena'
    | 'fecha'
    | 'asunto'
    | 'html'
    | 'envios'
    | 'autenticacion'
  >;
  /** The mails of its thread, oldest first. */
  hilo?: readonly Correo[];
  /** Its address in the API. */
  base: string;
  /** Its files. */
  archivos: ReactNode;
  /** Undefined: it is the only one. */
  onPlegar: (() => void) | undefined;
}

/** A whole mail: who wrote it to whom, its text, its files, and what became of it outside. */
export function Tarjeta({ correo, hilo, base, archivos, onPlegar }: TarjetaProps) {
  const { de, responderA, fecha, envios } = correo;
  const myId = useAppSelector(selectUser)?.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <section className={styles.tarjeta} aria-label={`Correo de ${nombreDe(de)}`}>
      <header className={styles.cabeza}>
        <CorresponsalAvatar quien={de} size={40} />
        <div className={styles.quienes}>
          <p className={styles.de}>
            <span className={styles.nombre}>{nombreDe(de)}</span>
            {de.nombre && <span className={styles.direccion}>{de.direccion}</span>}
            {responderA.length > 0 && (
              <span className={styles.direccion}>
                Responder a: {responderA.map(({ direccion }) => direccion).join(', ')}
              </span>
            )}
          </p>
          <button
            type="button"
            className={styles.para}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            title="Ver los detalles"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {paraTexto(correo, myId)}
            <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
          </button>
        </div>
        <time className={styles.fecha} dateTime={fecha}>
          {formatFechaHora(fecha)}
        </time>
        {onPlegar && (
          <HintButton size="small" label="Plegar" hintAlign="end" aria-expanded={true} onClick={onPlegar}>
            <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </header>
      {/* Paper cannot be asked for the details. */}
      <div className={styles.impresos} aria-hidden="true">
        {detallesDe(correo).map(({ nombre, valor }) => (
          <p key={nombre}>
            {nombre}: {valor}
          </p>
        ))}
      </div>
      <Procedencia correo={correo} />
      <Texto correo={correo} hilo={hilo} base={base} />
      {archivos}
      {envios.length > 0 && <Envios envios={envios} />}
      {anchor && <DetallesPopup correo={correo} anchor={anchor} onClose={() => setAnchor(null)} />}
    </section>
  );
}
