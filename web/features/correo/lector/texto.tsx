import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RichText } from '../../../components/rich-text/rich-text';
import { partirCita } from './cita';
import styles from './tarjeta.module.css';

/** The text of a mail. A long quote at its end is folded. */
export function Texto({ html }: { html: string }) {
  const { texto, cita } = useMemo(() => partirCita(html), [html]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const label = isUnfolded ? 'Ocultar la cita' : 'Mostrar la cita';
  return (
    <>
      {texto && <RichText html={texto} className={styles.texto} />}
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
          {isUnfolded && <RichText html={cita} className={styles.texto} />}
        </>
      )}
    </>
  );
}
