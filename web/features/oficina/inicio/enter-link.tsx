import { Link } from 'react-router-dom';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';

interface EnterLinkProps {
  className: string;
  guestText: string;
  /** The text for people who are already signed in. */
  memberText: string;
}

/** A link to the sign-in page or, for people who are signed in, to the carpetas. */
export function EnterLink({ className, guestText, memberText }: EnterLinkProps) {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Link className={className} to={isSignedIn ? '/carpetas' : '/sign-in'}>
      {isSignedIn ? memberText : guestText}
    </Link>
  );
}
