import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { DEMO_CREDENTIALS } from '../../../server/plataforma/identidad/demo-credentials.ts';
import { type Answer, ApiClient } from '../../factories/api-client.ts';

/** A new cuenta, its titular's token, and the ids for writing in it. */
export interface TestOffice {
  cuentaId: string;
  usuarioId: string;
  accessToken: string;
  tipoActoId: string;
  carpetaId: string;
}

/** The body of an answer with the expected status. @throws Error with the answer, for another status */
export function expected<T>({ status, body }: Answer<T>, wanted = 201): T {
  if (status !== wanted) throw new Error(`Respondió ${status} en lugar de ${wanted}: ${JSON.stringify(body)}`);
  return body;
}

interface Session {
  accessToken: string;
  refreshToken: string;
  user: { id: string };
}

/** Signs somebody of the demo in. */
export async function signIn({ baseUrl }: ApiClient, email: string): Promise<Session> {
  const { password } = DEMO_CREDENTIALS;
  return expected(await new ApiClient(baseUrl).post('/auth/sign-in', { email, password }), 200);
}

/** Opens a cuenta for the demo's titular, with a carpeta. */
export async function openOffice({ baseUrl }: ApiClient): Promise<TestOffice> {
  const signedIn = await signIn(new ApiClient(baseUrl), DEMO_CREDENTIALS.email);
  const cuenta = { nombre: `Escribanía ${randomUUID()}`, pais: 'AR' };
  const { user, accessToken } = expected(await new ApiClient(baseUrl, signedIn.accessToken).post('/cuentas', cuenta));
  const client = new ApiClient(baseUrl, accessToken);
  const [{ id: tipoActoId }] = expected(await client.get('/tipos-acto'), 200);
  const carpeta = { caratula: 'La de los comentarios', tipoActoId, abrir: true };
  const { id: carpetaId } = expected(await client.post('/carpetas', carpeta));
  return { cuentaId: user.cuentaActivaId, usuarioId: user.id, accessToken, tipoActoId, carpetaId };
}

/** Bytes that start as a valid PDF, of about `bytes`. A different `text` gives different bytes. */
export const pdf = (text: string, bytes: number) =>
  new Uint8Array(Buffer.concat([Buffer.from(`%PDF-1.7\n%${text}\n`), Buffer.alloc(bytes, text)]));

export function upload(
  client: ApiClient,
  carpetaId: string,
  nombre: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Answer<{ code?: string }>> {
  const form = new FormData();
  form.append('archivos', new Blob([content]), nombre);
  return client.post(`/carpetas/${carpetaId}/documentos`, form);
}

/** Opens a connection and sends the beginning of a request. */
export function sendSlowly({ baseUrl }: ApiClient, text: string): Socket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  // The server ends the connection, or dies.
  socket.on('error', () => {});
  socket.resume().write(text);
  return socket;
}
