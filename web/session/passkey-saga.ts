import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call, put } from 'typed-redux-saga';
import { apiMessage } from '../api/api-message';
import type { Http } from '../api/http';
import { HttpError } from '../api/http-error';
import { showPasskey } from '../lib/passkeys';
import { enterRequested } from './session-intents';
import { problemOf } from './session-problem';
import { submitFailed, submitStarted } from './session-slice';

interface PasskeyEntry {
  http: Http;
  /** The challenge of the second step, after a right password. Without it the passkey alone signs in. */
  desafio?: string;
  redirectURL: string | null;
}

interface Opciones {
  desafio?: string;
  opciones: PublicKeyCredentialRequestOptionsJSON;
}

/** Asks the person for a passkey, and opens the session with it. */
export function* enterByPasskey({ http, desafio, redirectURL }: PasskeyEntry) {
  yield* put(submitStarted());
  try {
    const { data } = yield* call(http.request<Opciones>, {
      url: desafio ? '/api/auth/segundo-factor/passkey-opciones' : '/api/auth/passkey/opciones',
      method: 'POST',
      body: desafio ? { desafio } : {},
      options: { skipInterceptor: true, skipErrorNotification: true },
    });
    const respuesta: AuthenticationResponseJSON = yield* call(showPasskey, data.opciones);
    yield* put(
      enterRequested(
        desafio
          ? { url: '/api/auth/segundo-factor', body: { desafio, passkey: { respuesta } }, redirectURL }
          : { url: '/api/auth/passkey', body: { desafio: data.desafio, respuesta }, redirectURL },
      ),
    );
  } catch (error) {
    const isAnswer = error instanceof HttpError;
    yield* put(submitFailed(isAnswer ? problemOf(error) : { code: 'PASSKEY', message: apiMessage(error) }));
  }
}
