import { useState } from 'react';
import { BusyButton } from '../../../../components/busy-button';
import { signOutRequested } from '../../../../session/session-intents';
import { useAppDispatch } from '../../../../store/hooks';

interface OtherEmailProps {
  /** The invited address. */
  email: string;
  /** The address of the person who is signed in. */
  own: string;
}

/** For a person who is signed in with another address: says so, and offers to sign out. */
export function OtherEmail({ email, own }: OtherEmailProps) {
  const dispatch = useAppDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    dispatch(signOutRequested());
  };
  return (
    <>
      <p>
        La invitación es para <strong>{maskedEmail(email)}</strong>, y ahora está en Carpetas como{' '}
        <strong>{own}</strong>. Para aceptarla hay que ingresar con el correo invitado.
      </p>
      <BusyButton isBusy={isLeaving} onClick={leave}>
        Cerrar sesión y continuar
      </BusyButton>
    </>
  );
}

/** Hides an address, so that only people who know it recognise it: `a•••@ejemplo.test`. */
function maskedEmail(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`;
}
