import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

/** Tells operators who are in no cuenta how they get to the administration. */
export function OperadorNotice() {
  const user = useAppSelector(selectUser);
  if (!user?.operador || user.cuentas.length > 0) return null;
  return (
    <div className="notice notice-note" role="status">
      Usted opera esta instalación. «Administración» se abre desde una oficina: entre en una por invitación, o cree una
      para usted. La encontrará en el menú.
    </div>
  );
}
