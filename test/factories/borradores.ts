import { expect } from 'vitest';
import { Jobs } from '../../server/common/jobs/jobs.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CorreoDto } from '../../server/oficina/correos/correos.dto.js';
import { Salida } from '../../server/oficina/correos/salida.service.js';
import type { Answer } from './api-client.js';
import { type TestApp, withSettings } from './app.js';
import { type TestFile, upload } from './documentos.js';
import type { Member } from './people.js';

export const BORRADORES = '/correos/borradores';

/** Members as recipients. */
export const destinatarios = (...members: Pick<Member, 'nombre' | 'email'>[]) =>
  members.map(({ nombre, email }) => ({ nombre, direccion: email }));

/** Begins a mail. */
export async function newBorrador(member: Member, body: object = {}): Promise<CorreoDto> {
  const answer = await member.post(BORRADORES, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

export const readCorreo = async (member: Member, id: string): Promise<CorreoDto> =>
  (await member.get(`/correos/${id}`)).body;

/** The mails of a person's folder, the newest first. */
export const bandejaOf = async (member: Member, bandeja = 'inbox'): Promise<CorreoDto[]> =>
  (await member.get(`/correos?bandeja=${bandeja}`)).body.correos;

/** Hastens the jobs of a mail, and waits until they have run. */
export async function leaves({ app, owner }: TestApp, id: string): Promise<void> {
  const queue = 'correos-salida';
  const jobs = async (states: string) =>
    (await owner.query(`select id from pgboss.job where name = $1 and data->>'id' = $2 and ${states}`, [queue, id]))
      .rows;
  // A job whose time changes by SQL alone may miss the look of its worker.
  for (const job of await jobs(`state = 'created'`)) {
    await app.get(Transactions).platform(() => app.get(Jobs).hasten(queue, job.id));
  }
  await expect.poll(() => jobs(`state < 'completed'`), { timeout: 20_000 }).toEqual([]);
}

/** Writes a mail that leaves at once, without its job. */
export async function newEnviadoYa(test: TestApp, member: Member, body: object): Promise<CorreoDto> {
  const { id } = await newBorrador(member, body);
  await leavesNow(test, member, id);
  return readCorreo(member, id);
}

/** Lets a draft leave at once, without its job. */
export async function leavesNow({ app }: TestApp, member: Member, id: string): Promise<void> {
  await app.get(Transactions).tenantTransaction(member, () => app.get(Salida).leaveNow(id));
}

/** Writes a mail and lets it leave. */
export async function newEnviado(test: TestApp, member: Member, body: object): Promise<CorreoDto> {
  const { id } = await newBorrador(member, body);
  return sent(test, member, id);
}

/** Sends a draft, without the seconds for undoing. */
export async function sent(test: TestApp, member: Member, id: string): Promise<CorreoDto> {
  const send = () => member.post(`${BORRADORES}/${id}/enviar`, {});
  const { status, body } = await withSettings(test, { MAIL_UNDO_SECONDS: 0 }, send);
  expect(status, JSON.stringify(body)).toBe(200);
  await leaves(test, id);
  return readCorreo(member, id);
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
export const attach = (member: Member, id: string, files: readonly TestFile[], fields = {}): Promise<Answer<any>> =>
  upload(member, `${BORRADORES}/${id}/adjuntos`, files, fields) as ReturnType<Member['post']>;
export const contentOfAdjunto = (member: Member, id: string, adjuntoId: string, headers: Record<string, string> = {}) =>
  member.get(`/correos/${id}/adjuntos/${adjuntoId}/contenido`, { headers });
export const outside = (n: number) => Array.from({ length: n }, (_, i) => ({ direccion: `p${i}@ejemplo.test` }));
