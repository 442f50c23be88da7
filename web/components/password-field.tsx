import { type InputHTMLAttributes, useState } from 'react';
import { GuestField } from './guest-field';

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; error?: string | null };

/** A password input with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <GuestField
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="field-action"
          aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  );
}

/** The icon is drawn here: the icon library would be the largest part of the sign-in page. */
function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed && <path d="M4 4l16 16" strokeLinecap="round" />}
    </svg>
  );
}
