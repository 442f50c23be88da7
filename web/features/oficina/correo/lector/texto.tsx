import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button';
import { RichText } from '../../../../components/rich-text/rich-text';
import type { Correo } from '../correos-api';
import { nombreDe } from '../personas';
import { Aviso } from './avisos';
import { partirCita } from './cita';
import { Marco } from './marco/marco';
import styles from './tarjeta.module.css';

interface TextoProps {
  correo: Pick<Correo, 'id' | 'de' | 'autenticacion' | 'asunto' | 'html'>;
  /** The mails of its thread, oldest first. */
  hilo?: readonly Pick<Correo, 'id' | 'html'>[] | undefined;
  /** The address of the mail in the API. */
  base: string;
}

/** The text of a mail. A long quote at its end is folded, and pictures from outside are shown when they are asked for. */
export function Texto({ correo: { id, de, autenticacion, asunto, html }, hilo, base }: TextoProps) {
  const { texto, cita } = useMemo(() => {
    const at = hilo?.findIndex((one) => one.id === id);
    return partirCita(html, { asunto, anteriores: hilo?.slice(0, at).map((one) => one.html) });
  }, [html, asunto, hilo, id]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [conRemotas, setConRemotas] = useState(false);
  const label = isUnfolded ? 'Ocultar la cita' : 'Mostrar la cita';
  const isFromOutside = autenticacion !== null;
  const shown = (part: string, name: string) =>
    isFromOutside ? (
      <Marco html={part} label={`${name} de ${nombreDe(de)}`} base={base} conRemotas={conRemotas} />
    ) : (
      <RichText html={part} className={styles.texto} />
    );
  return (
    <>
      {isFromOutside && html.includes(' data-remota="') && !conRemotas && (
        <div className={styles.imagenes}>
          <Aviso
            tono="neutral"
            text="Este correo tiene imágenes externas. No se cargan para que quien lo envió no sepa que usted lo abrió."
            action={
              <Button size="small" onClick={() => setConRemotas(true)}>
                Mostrar imágenes
              </Button>
            }
          />
        </div>
      )}
      {texto && shown(texto, 'Texto')}
      {cita && (
        <>
          <button
            type="button"
            className={styles.cita}
            aria-label={label}
            title={label}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
          </button>
          {isUnfolded && shown(cita, 'Cita')}
        </>
      )}
    </>
  );
}
