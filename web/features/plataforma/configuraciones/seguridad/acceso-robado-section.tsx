import { apiCode } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { useRefusal } from '../../../../components/form/refusal';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { sessionExpired } from '../../../../session/session-intents';
import { selectUser } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Seccion } from '../section';
import styles from './seguridad.module.css';
import { useAccesoRobadoReportMutation } from './seguridad-api';

const unknownOutcome =
  'No llegó la respuesta del servidor: puede que sus accesos ya estén cerrados. Si su contraseña no sirve, busque el correo con el enlace para elegir otra.';

/** Ends every access of this user, for a person whose user somebody else has used. */
export function AccesoRobadoSection() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectUser)?.email;
  const [report, { isLoading }] = useAccesoRobadoReportMutation();
  const confirm = useConfirm();
  const refuse = useRefusal();
  const toast = useToast();

  const closeAll = async () => {
    const isSure = await confirm({
      title: '¿Cerrar todos sus accesos?',
      message: <Consequences email={email} />,
      actions: { confirm: { label: 'Cerrar todo' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await report().unwrap();
      dispatch(sessionExpired({ reason: 'ACCESO_ROBADO', next: '/acceso-cerrado' }));
    } catch (error) {
      if (apiCode(error) === 'NETWORK') toast(unknownOutcome, { severity: 'error' });
      else refuse(error);
    }
  };

  return (
    <Seccion
      title="Me robaron el acceso"
      text="Si cree que otra persona entró con su usuario, cierre de una vez todo lo que permite entrar con él."
    >
      <Button variant="outlined" color="danger" loading={isLoading} onClick={() => void closeAll()}>
        Cerrar todos mis accesos…
      </Button>
    </Seccion>
  );
}

function Consequences({ email }: { email?: string }) {
  return (
    <Stack as="ul" gap={2} padLeft={5} margin={[2, 0, 0]} className={styles.consequences}>
      <li>Se cierran todas sus sesiones, también esta. Lo que no se guardó se pierde.</li>
      <li>Su contraseña deja de servir: para elegir otra, recibirá un enlace en {email}.</li>
      <li>Se quitan sus passkeys y la verificación en dos pasos.</li>
      <li>Dejan de servir sus tokens personales, y los programas que los usan.</li>
      <li>
        Se quitan la dirección de su calendario, la cuenta de correo que conectó, las invitaciones que envió y los
        vínculos con su proveedor de identidad, en todas sus cuentas.
      </li>
    </Stack>
  );
}
