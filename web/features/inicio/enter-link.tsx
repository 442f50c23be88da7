import { Link } from 'react-router-dom';
import { selectUser } from '../../session/session-selectors';
import { useAppSelector } from '../../store/hooks';

interface EnterLinkProps {
  className: string;
  guestText: string;
  /** For whoever is signed in already. */
  memberText: string;
}

/** Into the application: by the sign-in page, or straight to the carpetas. */
export function EnterLink({ className, guestText, memberText }: EnterLinkProps) {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Link className={className} to={isSignedIn ? '/carpetas' : '/sign-in'}>
      {isSignedIn ? memberText : guestText}
    </Link>
  );
}
