import { Link } from 'react-router-dom';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { GuestPage } from '../guest-page';
import type { Invitacion } from './use-invitacion';

type Reason = 'aceptada' | 'vencida' | 'revocada' | 'desconocida' | 'incompleta';

interface InvitacionOverProps {
  reason: Reason;
  invitacion?: Invitacion;
}

const titles: Readonly<Record<Reason, string>> = {
  aceptada: 'La invitación ya se usó',
  vencida: 'La invitación venció',
  revocada: 'La invitación se anuló',
  desconocida: 'El enlace no sirve',
  incompleta: 'Falta el enlace',
};

/** Says why the link of an invitation does not work, and what to do. */
export function InvitacionOver({ reason, invitacion }: InvitacionOverProps) {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <GuestPage title={titles[reason]} text={textFor(reason, invitacion)}>
      <Link className="button button-primary" to={isSignedIn ? '/carpetas' : '/sign-in'}>
        {isSignedIn ? 'Ir a Carpetas' : 'Ir al ingreso'}
      </Link>
    </GuestPage>
  );
}

function textFor(reason: Reason, invitacion?: Invitacion): string {
  const who = invitacion?.invitadaPor ?? 'quien le invitó';
  switch (reason) {
    case 'aceptada':
      return `Cada invitación sirve una sola vez. Si fue usted, ya puede entrar en ${invitacion?.cuenta} con su usuario.`;
    case 'vencida':
      return `Pida a ${who} que la envíe de nuevo: recibirá otro enlace.`;
    case 'revocada':
      return `Quien la envió la retiró. Si cree que es un error, consulte a ${who}.`;
    case 'desconocida':
      return 'Puede que se haya enviado otro más nuevo, o que falte una parte de la dirección. Abra el último correo que recibió, o pida otra invitación.';
    case 'incompleta':
      return 'Para unirse a una cuenta hace falta el enlace que se recibe por correo. Ábralo completo.';
  }
}
