import { BusyButton } from '../../../../components/busy-button';
import { moveRequested } from '../../../../session/session-intents';
import { selectEstado, selectProblem } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Problem } from '../notice';
import type { Invitacion } from './use-invitacion';
import { useStaleProblem } from './use-stale-problem';

interface AcceptInvitacionProps {
  token: string;
  invitacion: Invitacion;
  onStale: () => void;
}

/** For a person who is signed in with the invited address: one click accepts. */
export function AcceptInvitacion({ token, invitacion: { id, email }, onStale }: AcceptInvitacionProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const problem = useAppSelector(selectProblem);
  useStaleProblem(onStale);
  return (
    <>
      {!isSubmitting && <Problem problem={problem} />}
      <p>
        Ingresó como <strong>{email}</strong>.
      </p>
      <BusyButton
        isBusy={isSubmitting}
        onClick={() => dispatch(moveRequested({ url: '/api/invitaciones/aceptar', body: { token, invitacionId: id } }))}
      >
        Aceptar y entrar
      </BusyButton>
    </>
  );
}
