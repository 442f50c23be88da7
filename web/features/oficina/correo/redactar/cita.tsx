import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { RichText } from '../../../../components/rich-text/rich-text';
import styles from './redactor.module.css';

/** What the mail answers or forwards, folded. It leaves below the text. */
export function Cita({ html }: { html: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const label = isUnfolded ? 'Ocultar la cita' : 'Mostrar la cita';
  return (
    <div className={styles.cita}>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
      </button>
      {isUnfolded && <RichText html={html} />}
    </div>
  );
}
