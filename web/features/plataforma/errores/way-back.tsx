import { Link, useNavigate } from 'react-router-dom';
import { useBrowserValue } from '../../../lib/use-browser-value';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

/** The main link of an error page: to the carpetas, or to the sign-in page. */
export function StartLink() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Link className="button button-primary" to={isSignedIn ? '/carpetas' : '/sign-in'}>
      {isSignedIn ? 'Ir a las carpetas' : 'Ingresar'}
    </Link>
  );
}

/** Goes back a page. On the first page of the visit it is a link to the landing page. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirst = useBrowserValue(isFirstOfVisit, true);
  if (isFirst) return <HomeLink />;
  return (
    <button type="button" className="button" onClick={() => void navigate(-1)}>
      Volver atrás
    </button>
  );
}

/** The router numbers the pages of a visit from 0. */
const isFirstOfVisit = () => !(history.state?.idx > 0);

/** A link to the landing page. */
export function HomeLink() {
  return (
    <Link className="button" to="/">
      Página de inicio
    </Link>
  );
}
