import { Link, useNavigate } from 'react-router-dom';
import { selectUser } from '../../session/session-selectors';
import { useAppSelector } from '../../store/hooks';

/** Where most people want to go from an error: to their work, or to the door. */
export function StartLink() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Link className="button button-primary" to={isSignedIn ? '/carpetas' : '/sign-in'}>
      {isSignedIn ? 'Ir a las carpetas' : 'Ingresar'}
    </Link>
  );
}

/** The page before this one, when there was one of ours. */
export function BackButton() {
  const navigate = useNavigate();
  // The router numbers the pages of a visit: the first one has none of ours before it.
  if (!(history.state?.idx > 0)) return <HomeLink />;
  return (
    <button type="button" className="button" onClick={() => void navigate(-1)}>
      Volver atrás
    </button>
  );
}

/** The page that says what the product is. */
export function HomeLink() {
  return (
    <Link className="button" to="/">
      Página de inicio
    </Link>
  );
}
