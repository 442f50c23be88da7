import { IdCard, KeyRound, LifeBuoy, Lock, type LucideIcon, Smartphone } from 'lucide-react';
import type { ComponentType } from 'react';
import { hasPasskeys } from '../../../lib/passkeys';
import { ClaveForm } from './clave-form';
import { RecuperacionForm, TotpForm } from './codigo-form';
import { PasskeyForm } from './passkey-form';
import { ProveedorForm } from './proveedor-form';
import type { Metodo } from './verificacion-api';

export interface MetodoFormProps {
  /** Called when the server has accepted the proof. */
  onVerified: () => void;
}

export interface MetodoDeVerificacion {
  metodo: Metodo;
  /** The text of the method's button below the chosen method. */
  label: string;
  Icon: LucideIcon;
  Form: ComponentType<MetodoFormProps>;
  /** Whether this browser supports the method. Without it, all browsers do. */
  isPossible?: () => boolean;
}

/** The methods of verification, the easiest first. */
const todos: readonly MetodoDeVerificacion[] = [
  { metodo: 'passkey', label: 'Usar una passkey', Icon: KeyRound, Form: PasskeyForm, isPossible: hasPasskeys },
  { metodo: 'totp', label: 'Usar la aplicación de códigos', Icon: Smartphone, Form: TotpForm },
  { metodo: 'clave', label: 'Usar la contraseña', Icon: Lock, Form: ClaveForm },
  { metodo: 'recuperacion', label: 'Usar un código de recuperación', Icon: LifeBuoy, Form: RecuperacionForm },
  { metodo: 'proveedor', label: 'Usar el proveedor de identidad', Icon: IdCard, Form: ProveedorForm },
];

/** The methods that the server accepts from this person and that this browser supports. */
export const metodosPosibles = (aceptados: readonly Metodo[]): MetodoDeVerificacion[] =>
  todos.filter(({ metodo, isPossible }) => aceptados.includes(metodo) && (isPossible?.() ?? true));
