import { Avatar } from '../../../components/avatar';
import { Row, Stack } from '../../../components/layout/layout';
import styles from './caras.module.css';

interface CarasProps {
  members: readonly { id: string; name: string; foto: string | null }[];
  /** How many faces are drawn; the other members are counted. */
  most?: number;
}

/** The members of a tablero as a row of faces. Screen readers read their names. */
export function Caras({ members, most = 5 }: CarasProps) {
  if (members.length === 0) return null;
  const rest = members.length - most;
  return (
    <Row as="span" align="center">
      <span className="visually-hidden">Integrantes: {members.map(({ name }) => name).join(', ')}</span>
      {members.slice(0, most).map(({ id, name, foto }) => (
        <Stack key={id} as="span" relative className={styles.face} title={name} aria-hidden="true">
          <Avatar id={id} name={name} avatar={foto} size={28} />
        </Stack>
      ))}
      {rest > 0 && (
        <span className={styles.more} aria-hidden="true">
          +{rest}
        </span>
      )}
    </Row>
  );
}
