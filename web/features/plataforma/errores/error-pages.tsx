import { FileSearch, LockKeyhole, ServerCrash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { ErrorPage } from './error-page';
import { BackButton, HomeLink, StartLink } from './way-back';

/** Shown after an answer of 403. It has no link back, since the previous page would lead here again. */
export function ForbiddenPage() {
  const user = useAppSelector(selectUser);
  const cuenta = user?.cuentas.find(({ cuentaId }) => cuentaId === user.cuentaActivaId);
  const hasOthers = (user?.cuentas.length ?? 0) > 1;
  return (
    <ErrorPage
      Icon={LockKeyhole}
      code={403}
      title="Sin permiso"
      text={
        cuenta
          ? `Su rol en ${cuenta.nombre} no permite lo que se pidió.`
          : 'Lo que se pidió necesita un permiso que no tiene.'
      }
      advice={[
        'Quien administra la cuenta puede darle el permiso que falta.',
        ...(hasOthers ? ['Puede que lo que busca esté en otra de sus cuentas.'] : []),
        ...(user ? [] : ['Si tiene una cuenta, ingrese con ella.']),
      ]}
    >
      <StartLink />
      {hasOthers ? (
        <Link className="button" to="/seleccionar-cuenta">
          Elegir otra cuenta
        </Link>
      ) : (
        <HomeLink />
      )}
    </ErrorPage>
  );
}

/** Shown for an address without a page. */
export function NotFoundPage() {
  return (
    <ErrorPage
      Icon={FileSearch}
      code={404}
      title="Página no encontrada"
      text="La dirección no existe, o lo que había en ella cambió de lugar."
      advice={[
        'Revise que la dirección esté completa: los enlaces largos se cortan en algunos correos.',
        'Lo de otra cuenta no se muestra aquí, aunque el enlace sea correcto.',
      ]}
    >
      <StartLink />
      <BackButton />
    </ErrorPage>
  );
}

/** Shown after a failure of the server. */
export function ServerErrorPage() {
  return (
    <ErrorPage
      Icon={ServerCrash}
      code={500}
      title="Algo falló"
      text="El problema es nuestro: el servidor no pudo responder."
      advice={[
        'Lo que estaba guardado sigue guardado.',
        'Suele durar poco: espere un momento y vuelva a intentar.',
        'Si continúa, avise a quien administra la instalación a qué hora ocurrió.',
      ]}
    >
      <StartLink />
      <BackButton />
    </ErrorPage>
  );
}
