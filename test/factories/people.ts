import { v7 as uuid } from 'uuid';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { AuthService } from '../../server/plataforma/auth/auth.service.js';
import { Passwords } from '../../server/plataforma/auth/passwords.service.js';
import { SessionsService } from '../../server/plataforma/auth/sessions.service.js';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { Usuario } from '../../server/plataforma/usuarios/usuario.entity.js';
import type { Pais } from '../../server/vocabulario/paises.js';
import { ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

/** The password of every person from these factories. */
export const CLAVE = 'Clave-de-prueba-1';

const hashes = new WeakMap<TestApp, Promise<string>>();

/** Creates a person with a password and no cuenta. */
export async function newUsuario(
  test: TestApp,
  overrides: Partial<{ email: string; nombre: string }> = {},
): Promise<{ id: string; email: string; nombre: string }> {
  const id = uuid();
  const usuario = { id, email: `persona-${id}@ejemplo.test`, nombre: `Persona ${id.slice(-6)}`, ...overrides };
  // All people share one hash, since argon2 is slow on purpose.
  const claveHash = hashes.get(test) ?? test.app.get(Passwords).hash(CLAVE);
  hashes.set(test, claveHash);
  const hash = await claveHash;
  await test.app
    .get(Transactions)
    .platform((manager) => manager.insert(Usuario, { ...usuario, claveHash: hash, estado: 'enLinea' }));
  return usuario;
}

/** A member of a cuenta with a session inside it. */
export interface Member extends ApiClient {
  usuarioId: string;
  email: string;
  nombre: string;
  cuentaId: string;
  rolId: number;
}

/** Creates a cuenta and its titular, who is signed in. */
export async function newCuenta(
  test: TestApp,
  { pais = 'AR', nombre = 'Escribanía de prueba' }: { pais?: Pais; nombre?: string } = {},
): Promise<{ cuentaId: string; titular: Member }> {
  const usuario = await newUsuario(test);
  const cuentaId = await test.app.get(CuentasService).create(usuario.id, { nombre, pais });
  return { cuentaId, titular: await signedIn(test, usuario, cuentaId, 1) };
}

/** Adds a signed-in member to a cuenta, with the role `rolId` (1 titular … 5 lectura). */
export async function newMiembro(test: TestApp, cuentaId: string, rolId: number, nombre?: string): Promise<Member> {
  const usuario = await newUsuario(test, nombre ? { nombre } : {});
  await test.app.get(CuentasService).addMiembro(cuentaId, usuario.id, rolId);
  return signedIn(test, usuario, cuentaId, rolId);
}

/** Adds a person to another cuenta, and signs them in there beside their other session. */
export async function alsoIn(test: TestApp, member: Member, cuentaId: string, rolId: number): Promise<Member> {
  const { usuarioId: id, email, nombre } = member;
  await test.app.get(CuentasService).addMiembro(cuentaId, id, rolId);
  return signedIn(test, { id, email, nombre }, cuentaId, rolId);
}

/** Opens a session in a cuenta without the password. The password's check is slow, and has its own tests. */
export async function signedIn(
  test: TestApp,
  usuario: { id: string; email: string; nombre: string },
  cuentaId: string,
  rolId: number,
): Promise<Member> {
  const { sid } = await test.app.get(Transactions).platform((manager) =>
    test.app.get(SessionsService).open(manager, {
      usuarioId: usuario.id,
      cuentaId,
      mode: 'json',
      caller: { address: '127.0.0.1' },
    }),
  );
  const session = await test.app.get(AuthService).session({ sub: usuario.id, sid });
  const client = new ApiClient(test.baseUrl, session.accessToken);
  return Object.assign(client, {
    usuarioId: usuario.id,
    email: usuario.email,
    nombre: usuario.nombre,
    cuentaId,
    rolId,
  });
}
