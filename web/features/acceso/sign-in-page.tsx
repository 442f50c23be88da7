import { useEffect } from 'react';
import { GuestPage } from './guest-page';
import { SignInForm } from './sign-in-form';

/** The application behind the sign-in, fetched while the person types and not before: a guest may never need it. */
function prefetchShell() {
  void import('../../layout/shell');
}

export function SignInPage() {
  useEffect(() => {
    addEventListener('input', prefetchShell, { once: true });
    return () => removeEventListener('input', prefetchShell);
  }, []);

  return (
    <GuestPage title="Ingresar" text="Sus carpetas, partes y documentos, donde los dejó.">
      <SignInForm />
    </GuestPage>
  );
}
