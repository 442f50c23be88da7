import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** A passkey was not created or not used; `message` is for the person. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
}

/** Whether this browser supports passkeys. Outside HTTPS and localhost it does not. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/**
 * Asks the person to use one of their passkeys.
 *
 * @param opciones the options that @simplewebauthn/server made
 * @throws PasskeyError
 */
export async function showPasskey(opciones: object): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: opciones as PublicKeyCredentialRequestOptionsJSON }).catch(
    (error: unknown) => {
      throw passkeyError(error, 'No se usó ninguna passkey: se canceló o pasó demasiado tiempo.');
    },
  );
}

/**
 * Asks the person to create a passkey, on this device or another.
 *
 * @param opciones the options that @simplewebauthn/server made
 * @throws PasskeyError
 */
export async function createPasskey(opciones: object): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: opciones as PublicKeyCredentialCreationOptionsJSON }).catch(
    (error: unknown) => {
      throw passkeyError(error, 'No se creó la passkey: se canceló o pasó demasiado tiempo.');
    },
  );
}

const words: Readonly<Record<string, string>> = {
  InvalidStateError: 'Este dispositivo ya tiene una passkey de este usuario.',
  SecurityError: 'Las passkeys no funcionan en esta dirección. Use la dirección habitual de la aplicación.',
  NotSupportedError: 'Este dispositivo no puede guardar passkeys.',
  ConstraintError: 'Este dispositivo no puede guardar passkeys.',
};

/** Browsers do not say why a passkey was refused. NotAllowedError stands for every cancel. */
function passkeyError(error: unknown, otherwise: string): PasskeyError {
  const name = (error as { name?: unknown } | null)?.name;
  return new PasskeyError(words[String(name)] ?? otherwise, { cause: error });
}
