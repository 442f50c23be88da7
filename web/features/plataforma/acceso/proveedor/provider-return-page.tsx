import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AuthOptionsDto } from '../../../../api/generated/acceso';
import { useDocumentTitle } from '../../../../lib/document-title';
import { reportError } from '../../../../lib/log';
import { type ProviderReturn, returnFromProvider } from '../../../../session/provider-flow';
import { withRedirect } from '../../../../session/redirect-url';
import { enterRequested } from '../../../../session/session-intents';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { GuestPage } from '../guest-page';
import styles from '../guest-page.module.css';
import { Problem } from '../notice';
import { SecondStep } from '../second-step';
import { useChallenge } from '../use-challenge';

/**
 * The page where the provider sends people back. It opens the session, asks for the second step, or explains a failure.
 */
export function ProviderReturnPage() {
  const dispatch = useAppDispatch();
  const { http } = useServices();
  const navigate = useNavigate();
  const { problem, challenge } = useChallenge();
  const [redirectURL, setRedirectURL] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const hasBegun = useRef(false);
  const failed = 'No se pudo ingresar';
  const secondStep = 'Verificación en dos pasos';
  useDocumentTitle(challenge ? secondStep : hasFailed || problem ? failed : 'Ingresando');

  useEffect(() => {
    // The first exchange uses up the code, so there must be no second exchange.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const enter = async () => {
      const { data } = await http.request<AuthOptionsDto>({
        url: '/api/auth/opciones',
        options: { skipInterceptor: true, skipErrorNotification: true },
      });
      if (!data.proveedor) throw new Error('There is no provider.');
      const back = await returnFromProvider(data.proveedor, location.href);
      setRedirectURL(back.redirectURL);
      dispatch(enterRequested(entryOf(back)));
    };
    enter().catch((error) => {
      reportError('The provider let nobody in', error);
      setHasFailed(true);
      // The code is used up, so a reload must not use it again.
      void navigate('.', { replace: true });
    });
  }, [dispatch, http, navigate]);

  if (challenge) {
    // The code in the address is used up, so only the sign-in page can begin again.
    const leave = () => void navigate(withRedirect('/sign-in', redirectURL), { replace: true });
    return (
      <GuestPage title={secondStep} text="Falta un paso para ingresar.">
        <SecondStep challenge={challenge} redirectURL={redirectURL} onBack={leave} />
      </GuestPage>
    );
  }
  if (hasFailed || problem) {
    return (
      <GuestPage title={failed} text="El proveedor de identidad no completó el ingreso.">
        <Problem problem={problem ?? interrupted} />
        <div className={styles.links}>
          <Link to={withRedirect('/sign-in', redirectURL)} replace>
            Volver al ingreso
          </Link>
        </div>
      </GuestPage>
    );
  }
  return (
    <GuestPage title="Ingresando" text="Un momento: se está comprobando quién es.">
      <span className={`spinner ${styles.waiting}`} role="status" aria-label="Ingresando" />
    </GuestPage>
  );
}

/** With an invitation, the session opens in its cuenta, so there is no address to go back to. */
function entryOf({ idToken, nonce, redirectURL, invitacion }: ProviderReturn) {
  const headers = { authorization: `Bearer ${idToken}` };
  return invitacion
    ? { url: '/api/invitaciones/aceptar', body: { ...invitacion, nonce }, headers, redirectURL: null }
    : { url: '/api/auth/sync', body: { nonce }, headers, redirectURL };
}

const interrupted = {
  code: 'PROVEEDOR',
  message: 'El ingreso se interrumpió o el enlace ya se usó. Vuelva a empezar.',
};
