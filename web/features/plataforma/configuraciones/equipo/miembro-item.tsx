import type { MiembroDto } from '../../../../api/generated/miembros';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { useRefusal } from '../../../../components/form/refusal';
import { Box, Row, Text } from '../../../../components/layout/layout';
import { seenNames } from '../../../../components/presence-dot';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import styles from './equipo.module.css';
import { useMiembrosRemoveMutation, useMiembrosUpdateMutation } from './equipo-api';
import { RolSelect } from './rol-select';

interface MiembroItemProps {
  miembro: MiembroDto;
  /** Whether the signed-in person may administer the team. */
  canManage: boolean;
  /** Whether the cuenta has only one active titular. */
  hasOneTitular: boolean;
}

/** One member. The person's own presence comes from the session, which changes before the server answers. */
export function MiembroItem({ miembro, canManage, hasOneTitular }: MiembroItemProps) {
  const { id, nombre, email, avatar, rol, membresia } = miembro;
  const user = useAppSelector(selectUser);
  const isOwn = id === user?.id;
  const estado = isOwn ? user.estado : miembro.estado;
  const isSuspended = membresia === 'suspendida';
  return (
    <li className={styles.miembro} data-suspended={isSuspended || undefined}>
      <Avatar id={id} name={nombre} avatar={avatar} size={40} estado={isSuspended ? 'invisible' : estado} />
      <Box shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {nombre}
          {isOwn && (
            <Text fill="primary-soft" round="full" pad={[0, 2]} size="xs" tone="primary">
              Usted
            </Text>
          )}
          {isSuspended && <StatusChip label="Acceso suspendido" tone="warning" hasDot={false} />}
        </Row>
        <Text as="p" size="sm" tone="soft" className={styles.email}>
          {email}
        </Text>
      </Box>
      {canManage ? (
        <RolSelect miembro={miembro} isOwn={isOwn} isOnlyTitular={isOwn && hasOneTitular} />
      ) : (
        <span className={styles.rol}>{rol}</span>
      )}
      {canManage && !isOwn ? (
        <MiembroActions miembro={miembro} />
      ) : (
        <span className={styles.estado} aria-hidden="true">
          {seenNames[estado]}
        </span>
      )}
    </li>
  );
}

/** The actions of a titular on another member besides changing the role: suspend, reactivate or remove. */
function MiembroActions({ miembro: { id, nombre, membresia } }: { miembro: MiembroDto }) {
  const [modificar, modificando] = useMiembrosUpdateMutation();
  const [quitar, quitando] = useMiembrosRemoveMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const isSuspended = membresia === 'suspendida';

  const ask = (title: string, message: string, label: string) =>
    confirm({ title, message, actions: { confirm: { label }, cancel: { label: 'Cancelar' } }, dismissible: true });

  const suspend = async () => {
    const message =
      'Deja de entrar en la cuenta de inmediato. Sus carpetas quedan como están y puede reactivarla después.';
    if (!isSuspended && !(await ask(`Suspender a ${nombre}`, message, 'Suspender'))) return;
    try {
      const estado = isSuspended ? 'activa' : 'suspendida';
      await modificar({ id, modificarMiembroDto: { estado } }).unwrap();
      toast(isSuspended ? `${nombre} puede entrar de nuevo` : `${nombre} ya no puede entrar`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  const remove = async () => {
    const message =
      'Deja de entrar en la cuenta de inmediato. Lo que hizo queda con su nombre; para que vuelva hay que enviarle otra invitación.';
    if (!(await ask(`Quitar a ${nombre}`, message, 'Quitar'))) return;
    try {
      await quitar({ id }).unwrap();
      toast(`${nombre} ya no es parte del equipo`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Row as="span" justify="end" wrap gap={2} className={styles.actions}>
      <Button
        variant="outlined"
        size="small"
        loading={modificando.isLoading}
        aria-label={`${isSuspended ? 'Reactivar' : 'Suspender'} a ${nombre}`}
        onClick={() => void suspend()}
      >
        {isSuspended ? 'Reactivar' : 'Suspender'}
      </Button>
      <Button
        variant="outlined"
        size="small"
        color="danger"
        loading={quitando.isLoading}
        aria-label={`Quitar a ${nombre}`}
        onClick={() => void remove()}
      >
        Quitar
      </Button>
    </Row>
  );
}
