import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { type Conversacion, leaveGrupo } from '../chat-api';
import styles from './info-panel.module.css';

/** Leaves a group, after a question. */
export function SalirDelGrupo({ conversacion, onLeft }: { conversacion: Conversacion; onLeft: () => void }) {
  const usuarioId = useAppSelector(selectUser)?.id ?? '';
  const { escribir } = useEscribir();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const leave = async () => {
    const isSure = await confirm({
      title: `¿Salir de «${conversacion.nombre}»?`,
      message: 'Dejará de leer el grupo. Quien lo administra puede volver a sumarle.',
      actions: { confirm: { label: 'Salir' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure || (await escribir(leaveGrupo(conversacion.id, usuarioId))) === undefined) return;
    onLeft();
    void navigate('/chat');
  };
  return (
    <section className={styles.section}>
      <Button
        className={styles.leave}
        color="danger"
        startIcon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={leave}
      >
        Salir del grupo
      </Button>
    </section>
  );
}
