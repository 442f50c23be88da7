import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { ProveedorDto } from '../api/generated/acceso';

/** The path to which the provider sends people back. */
const returnPath = '/ingreso-proveedor';

/** The reason why a person goes to the provider. */
export interface Purpose {
  /** The page to open afterwards. */
  redirectURL: string | null;
  /** The invitation to accept, as its person saw it. */
  invitacion?: { token: string; invitacionId: string };
}

export interface LeaveOptions extends Purpose {
  /** Whether the provider must ask for the sign-in again, even from a person who is signed in there. */
  mustAskAgain?: boolean;
}

/** The data with which a person comes back from the provider. */
export interface ProviderReturn extends KeptState {
  idToken: string;
}

interface KeptState extends Purpose {
  nonce: string;
}

/**
 * Goes to the provider's page by authorization code with PKCE. State and verifier stay in this tab's sessionStorage.
 */
export async function leaveForProvider(
  proveedor: ProveedorDto,
  { mustAskAgain, ...purpose }: LeaveOptions,
): Promise<void> {
  const nonce = crypto.randomUUID();
  const { url } = await clientFor(proveedor).createSigninRequest({
    nonce,
    state: { nonce, ...purpose } satisfies KeptState,
    ...(mustAskAgain && { prompt: 'login', max_age: 0 }),
  });
  location.assign(url);
}

/**
 * Exchanges the code in the address for the ID token. A code works once.
 * @throws Error when the address does not answer a request of this tab, or the provider refused
 */
export async function returnFromProvider(proveedor: ProveedorDto, address: string): Promise<ProviderReturn> {
  const { id_token: idToken, userState } = await clientFor(proveedor).processSigninResponse(address);
  if (!idToken) throw new Error('The provider sent no ID token.');
  return { idToken, ...(userState as KeptState) };
}

function clientFor({ emisor, clienteId, alcances }: ProveedorDto): OidcClient {
  return new OidcClient({
    authority: emisor,
    client_id: clienteId,
    redirect_uri: location.origin + returnPath,
    response_type: 'code',
    scope: alcances.join(' '),
    loadUserInfo: false,
    requestTimeoutInSeconds: 10,
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'carpetas.oidc.' }),
  });
}
