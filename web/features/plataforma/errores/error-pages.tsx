import { FileSearch, LockKeyhole, type LucideIcon, ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SheetPage } from '../../../components/sheet-page';
import { useBrowserValue } from '../../../lib/use-browser-value';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import styles from './error-pages.module.css';

/** The router numbers the pages of a visit from 0. */
const isFirstOfVisit = () => !(history.state?.idx > 0);

/** Shown after an answer of 403. It has no link back, since the previous page would lead to this page again. */
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

/** Shown for an address that has no page. */
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

/** The main link of an error page: to the carpetas, or to the sign-in page. */
function StartLink() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Link className="button button-primary" to={isSignedIn ? '/carpetas' : '/sign-in'}>
      {isSignedIn ? 'Ir a las carpetas' : 'Ingresar'}
    </Link>
  );
}

/** Goes back a page. On the first page of the visit it is a link to the landing page instead. */
function BackButton() {
  const navigate = useNavigate();
  const isFirst = useBrowserValue(isFirstOfVisit, true);
  if (isFirst) return <HomeLink />;
  return (
    <button type="button" className="button" onClick={() => void navigate(-1)}>
      Volver atrás
    </button>
  );
}

/** A link to the landing page. */
function HomeLink() {
  return (
    <Link className="button" to="/">
      Página de inicio
    </Link>
  );
}

interface ErrorPageProps {
  Icon: LucideIcon;
  /** The HTTP status. */
  code: number;
  title: string;
  /** The text that says what happened. */
  text: ReactNode;
  /** The advice, a paragraph each. */
  advice: ReactNode[];
  /** The links to leave the page, the main link first. */
  children: ReactNode;
}

/** An error page: it says what happened and what the person can do, with links to other pages. */
function ErrorPage({ Icon, code, title, text, advice, children }: ErrorPageProps) {
  return (
    <SheetPage
      title={title}
      text={text}
      mark={
        <p className={styles.mark}>
          <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
          <span>Error {code}</span>
        </p>
      }
    >
      <ul className={styles.advice}>
        {advice.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
      <div className="sheet-actions">{children}</div>
    </SheetPage>
  );
}
