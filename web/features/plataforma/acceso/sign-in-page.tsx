import { useEffect } from 'react';
import { GuestPage } from './guest-page';
import { SignInForm } from './sign-in-form';

/** @param onTyping called once, when the person begins to type */
export function SignInPage({ onTyping }: { onTyping: () => void }) {
  useEffect(() => {
    addEventListener('input', onTyping, { once: true });
    return () => removeEventListener('input', onTyping);
  }, [onTyping]);

  return (
    <GuestPage title="Ingresar" text="Sus carpetas, partes y documentos, donde los dejó.">
      <SignInForm />
    </GuestPage>
  );
}
