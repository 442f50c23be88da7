import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CorreoListadoDto, CorreosDto } from '../../server/oficina/correos/correos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { destinatarios, newEnviadoYa } from '../factories/borradores.js';
import { named } from '../factories/cases.js';
import { newCorreo } from '../factories/correos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

const PATH = '/correos/reglas';
let test: TestApp;
beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;
const listed = async (member: Member, query: string): Promise<CorreoListadoDto[]> =>
  (await member.get<CorreosDto>(`/correos?${query}`)).body.correos;
const newRegla = async (member: Member, regla: object) => {
  const { status, body } = await member.post(PATH, regla);
  expect([status, body.message]).toEqual([201, undefined]);
  return body as { id: string };
};
const labelOf = async (member: Member, title = 'Bancos'): Promise<string> =>
  (await member.post('/apps/mailbox/label', { label: { title, color: 'blue' } })).body.id;
const send = (from: Member, to: Member, asunto: string) =>
  newEnviadoYa(test, from, { para: destinatarios(to), asunto, html: '<p>Hola.</p>' });

describe('the rules of mails', () => {
  it('are kept in their order, changed and removed', async () => {
    const member = await someone();
    const etiquetaId = await labelOf(member);
    const first = await newRegla(member, { de: ' Banco ', apartar: true });
    const id = uuid();
    const second = await newRegla(member, { id, conAdjunto: true, etiquetaId });
    expect(second).toEqual({
      ...{ id, de: '', para: '', asunto: '', contiene: '', conAdjunto: true, etiquetaId },
      ...{ apartar: false, marcarLeido: false },
    });
    const changed = await member.patch(`${PATH}/${first.id}`, { asunto: 'Saldo', marcarLeido: true });
    expect(changed.body).toMatchObject({ de: '', asunto: 'Saldo', apartar: false, marcarLeido: true });
    expect((await member.get(PATH)).body).toEqual([changed.body, second]);
    expect((await member.delete(`${PATH}/${first.id}`)).status).toBe(204);
    expect((await member.get(PATH)).body).toEqual([second]);
    // A deleted label takes its rules along, until it is restored.
    await member.delete(`/apps/mailbox/label?id=${etiquetaId}`);
    expect((await member.get(PATH)).body).toEqual([]);
    await member.post(`/apps/mailbox/label/restore?id=${etiquetaId}`, {});
    expect((await member.get(PATH)).body).toEqual([second]);
  });

  it.each(
    named([
      [{}],
      [{ de: 'ana' }],
      [{ apartar: true }],
      [{ de: '   ', apartar: true }],
      [{ de: 'x'.repeat(201), apartar: true }],
      [{ de: 'ana', apartar: 'sí' }],
      [{ de: 'ana', etiquetaId: UNKNOWN_ID }],
      [{ de: 'ana', etiquetaId: 'x' }],
      [{ conAdjunto: 'no', apartar: true }],
    ]),
  )('refuse %s', async (_, body) => {
    const member = await someone();
    const { status, body: answer } = await member.post(PATH, body as object);
    expect([400, 422]).toContain(status);
    expect(answer.message).toMatch(/\.$/);
    expect((await member.get(PATH)).body).toEqual([]);
  });

  it('are of one person, in one cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const other = await newMiembro(test, cuentaId, 2);
    const stranger = await someone();
    const { id } = await newRegla(titular, { de: 'banco', apartar: true });
    const theirs = await labelOf(other);
    expect((await titular.post(PATH, { de: 'x', etiquetaId: theirs })).status).toBe(422);
    for (const member of [other, stranger]) {
      expect((await member.get(PATH)).body).toEqual([]);
      expect((await member.patch(`${PATH}/${id}`, { de: 'x', apartar: true })).status).toBe(404);
      expect((await member.delete(`${PATH}/${id}`)).status).toBe(404);
      expect((await member.get(`${PATH}/${id}/alcance`)).status).toBe(404);
      expect((await member.post(`${PATH}/${id}/aplicar`, {})).status).toBe(404);
    }
    await expect(
      test.owner.query(`insert into correo_reglas (cuenta_id, id, usuario_id, orden, de) values ($1, $2, $3, 1, 'x')`, [
        cuentaId,
        uuid(),
        titular.usuarioId,
      ]),
    ).rejects.toThrow('correo_reglas_accion');
    await expect(
      test.owner.query(
        `insert into correo_reglas (cuenta_id, id, usuario_id, orden, apartar) values ($1, $2, $3, 1, true)`,
        [cuentaId, uuid(), titular.usuarioId],
      ),
    ).rejects.toThrow('correo_reglas_condicion');
  });

  it('are at most a hundred, also when two come at once', async () => {
    const member = await someone();
    await test.owner.query(
      `insert into correo_reglas (cuenta_id, id, usuario_id, orden, de, apartar)
       select $1, gen_random_uuid(), $2, n, 'x', true from generate_series(1, 99) n`,
      [member.cuentaId, member.usuarioId],
    );
    const answers = await Promise.all([1, 2].map(() => member.post(PATH, { de: 'y', apartar: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('mails that arrive', () => {
  it('are labelled, read and put away by the rules of their receiver alone', async () => {
    const { cuentaId, titular: author } = await newCuenta(test);
    const member = await newMiembro(test, cuentaId, 2);
    const other = await labelOf(member, 'Otra');
    const etiquetaId = await labelOf(member);
    await newRegla(member, { asunto: 'poder', etiquetaId, marcarLeido: true });
    await newRegla(member, { de: author.email, contiene: 'HOLA', etiquetaId: other });
    await newRegla(member, { asunto: 'Póder', apartar: true });
    await newRegla(member, { asunto: 'poder', conAdjunto: true, etiquetaId: other, apartar: true });
    await newRegla(author, { asunto: 'poder', apartar: true });
    await send(author, member, 'Un PODER');
    await send(author, member, 'Otra cosa');
    expect(await listed(member, 'bandeja=archive')).toMatchObject([
      { asunto: 'Un PODER', leido: true, etiquetas: [etiquetaId, other] },
    ]);
    expect(await listed(member, 'bandeja=inbox')).toMatchObject([
      { asunto: 'Otra cosa', leido: false, etiquetas: [other] },
    ]);
    const { body } = await member.get('/common/notifications');
    expect((body as { description?: string }[]).filter((aviso) => JSON.stringify(aviso).includes('PODER'))).toEqual([]);
  });
});

describe('a rule for what is there', () => {
  it('says how many it finds, and changes these', async () => {
    const member = await someone();
    const [saldo, archived] = [
      await newCorreo(test, member, { asunto: 'Saldo' }),
      await newCorreo(test, member, { asunto: 'El saldo', bandeja: 'archive' }),
    ];
    await newCorreo(test, member, { asunto: 'Saldo', bandeja: 'trash' });
    await newCorreo(test, member, { asunto: 'Otro' });
    const { id } = await newRegla(member, { asunto: 'saldo', apartar: true, marcarLeido: true });
    expect((await member.get(`${PATH}/${id}/alcance`)).body).toEqual({ correos: 2, esMinimo: false });
    expect((await member.post(`${PATH}/${id}/aplicar`, {})).body).toEqual({ correos: 2, enCurso: false });
    expect((await listed(member, 'bandeja=archive')).map((one) => [one.id, one.leido])).toEqual([
      [archived.id, true],
      [saldo.id, true],
    ]);
  });

  it('goes on as a job when there are many', async () => {
    const member = await someone();
    const { correoId } = await newCorreo(test, member, { asunto: 'Saldo' });
    await test.owner.query(
      `with nuevos as (
         insert into correos (cuenta_id, id, message_id, estado, de_nombre, de_direccion, asunto, html, texto)
         select cuenta_id, gen_random_uuid(), '<' || n || '-' || id || '>', estado, de_nombre, de_direccion, asunto, html, texto
           from correos, generate_series(1, 130) n where id = $1 returning cuenta_id, id)
       insert into correo_copias (cuenta_id, id, correo_id, usuario_id, propia, bandeja, recibido_en)
       select cuenta_id, gen_random_uuid(), id, $2, false, 'inbox', now() from nuevos`,
      [correoId, member.usuarioId],
    );
    const { id } = await newRegla(member, { de: 'banco', marcarLeido: true, apartar: true });
    expect((await member.post(`${PATH}/${id}/aplicar`, {})).body).toEqual({ correos: 131, enCurso: true });
    const left = async () => (await member.get<CorreosDto>('/correos?bandeja=inbox')).body.paginacion.total;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
  });
});
