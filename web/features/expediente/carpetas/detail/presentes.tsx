import { Avatar } from '../../../../components/avatar';
import { Cut, Row } from '../../../../components/layout/layout';
import { usePalabras } from '../../../../session/use-pais';
import { maxPresentes, queCambiaron, quienesEstan } from './live';
import styles from './presentes.module.css';
import { useEnVivo } from './use-live';

/**
 * The faces of the others who have the carpeta open, and which fields somebody else changed. Screen readers announce
 * both.
 */
export function Presentes() {
  const { presentes, cambios } = useEnVivo();
  const palabras = usePalabras();
  // The faces show who is here, also while the text says which fields were changed.
  const text = queCambiaron(cambios, palabras) || quienesEstan(presentes);
  const left = presentes.length - maxPresentes;
  return (
    <Row align="center" justify="end" gap={2} shrinks className={styles.presentes}>
      {presentes.length > 0 && (
        <Row as="span" fixed className={styles.faces} aria-hidden="true">
          {presentes.slice(0, maxPresentes).map(({ id, nombre, avatar }) => (
            <span key={id} className={styles.face} title={nombre}>
              <Avatar id={id} name={nombre} avatar={avatar} size={24} />
            </span>
          ))}
          {left > 0 && <span className={styles.more}>+{left}</span>}
        </Row>
      )}
      <Cut size="sm" tone="soft" className={styles.text} role="status" title={text || undefined}>
        {text}
      </Cut>
    </Row>
  );
}
