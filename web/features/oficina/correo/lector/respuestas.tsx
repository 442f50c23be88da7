import { Forward, Reply, ReplyAll } from 'lucide-react';
import { Button } from '../../../../components/button';
import { type Correo, isSalido } from '../correos-api';
import { useRedactar } from '../redactar/use-redactar';
import styles from './lector.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The ways to answer the last mail of a thread. A mail that has not left cannot be answered. */
export function Respuestas({ correo }: { correo: Correo }) {
  const { id, para, cc } = correo;
  const { responder, reenviar } = useRedactar();
  if (!isSalido(correo)) return null;
  return (
    <div className={styles.respuestas}>
      <Button variant="outlined" startIcon={<Reply {...icon} />} onClick={() => responder(id, false)}>
        Responder
      </Button>
      {para.length + cc.length > 1 && (
        <Button variant="outlined" startIcon={<ReplyAll {...icon} />} onClick={() => responder(id, true)}>
          Responder a todos
        </Button>
      )}
      <Button variant="outlined" startIcon={<Forward {...icon} />} onClick={() => reenviar(id)}>
        Reenviar
      </Button>
    </div>
  );
}
