import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

interface EmailLinkProps {
  to: string;
  /** The e-mail typed in the form of this page. */
  email: string;
  children: ReactNode;
}

/** A link to another guest page, which gets the e-mail. This page keeps the e-mail too, for people who come back. */
export function EmailLink({ to, email, children }: EmailLinkProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const follow = async (event: MouseEvent) => {
    if (!email || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await navigate(here, { replace: true, state: { ...here.state, email } });
    void navigate(to, { state: { email } });
  };
  return (
    <Link to={to} onClick={follow}>
      {children}
    </Link>
  );
}
