import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Cartero } from '../../server/common/mail/cartero.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { ApiClient } from '../factories/api-client.js';
import { createTestApp, FAST_JOBS, type TestApp } from '../factories/app.js';
import { Buzon, type Received } from '../factories/buzon.js';
import { mailsTo, mailTo } from '../factories/mails.js';
import { PATIENCE } from '../factories/patience.js';
import { CLAVE, newCuenta, newUsuario } from '../factories/people.js';
import { freePort } from '../support/product.js';

const DATOS = { nombre: 'Ana', token: 'ficha-de-prueba', horas: 24 };

const send = (test: TestApp, para: string, nombre = 'Ana') =>
  test.app
    .get(Transactions)
    .platform(() => test.app.get(Cartero).enviar({ para, plantilla: 'confirmarCorreo', datos: { ...DATOS, nombre } }));

const jobs = async (test: TestApp) =>
  (await test.owner.query(`select state, retry_count as tries from pgboss.job where name = 'correo'`)).rows;

/** Makes waiting retries due at once. */
const hurry = (test: TestApp) =>
  test.owner.query(`update pgboss.job set start_after = now() where name = 'correo' and state = 'retry'`);

describe('with a mail server', () => {
  let test: TestApp;
  let buzon: Buzon;

  beforeAll(async () => {
    buzon = new Buzon(await freePort());
    test = await createTestApp({
      ...FAST_JOBS,
      SMTP_URL: buzon.url.replace('//', '//carpetas:clave@'),
      MAIL_FROM: 'Carpetas <avisos@carpetas.test>',
      PUBLIC_URL: 'https://carpetas.test/',
    });
    await buzon.open();
  });
  afterEach(() => test.owner.query(`delete from pgboss.job where name = 'correo'`));
  afterAll(async () => {
    await test.close();
    await buzon.close();
  });

  it('a mail arrives whole: sender, subject, text and HTML with the same link', async () => {
    await send(test, 'ana@ejemplo.test');
    await expect.poll(() => buzon.to('ana@ejemplo.test'), PATIENCE).toHaveLength(1);
    const [mail] = buzon.to('ana@ejemplo.test') as [Received];
    expect(mail.from).toEqual({ name: 'Carpetas', address: 'avisos@carpetas.test' });
    expect(mail.subject).toBe('Confirme su correo');
    const link = 'https://carpetas.test/confirmar-correo#token=ficha-de-prueba';
    expect(mail.text).toContain(`Confirmar mi correo:\n${link}`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('lang="es"');
    expect(mail.text).toContain('El enlace sirve una sola vez, durante 24 horas.');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('a name is text and nothing else: no HTML, no header, no second recipient', async () => {
    const nombre = `<img src=x onerror="alert(1)"> & O'Hara\r\nBcc: otro`;
    await send(test, 'malo@ejemplo.test', nombre);
    await expect.poll(() => buzon.to('malo@ejemplo.test'), PATIENCE).toHaveLength(1);
    const [mail] = buzon.to('malo@ejemplo.test') as [Received];
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; O&#39;Hara');
    expect(mail.text).toContain(`<img src=x onerror="alert(1)"> & O'Hara`);
    expect(mail.rcpt).toEqual(['malo@ejemplo.test']);
    expect(mail.bcc).toBeUndefined();

    const { app } = test;
    await app.get(Transactions).platform(() =>
      app.get(Cartero).enviar({
        para: 'asunto@ejemplo.test',
        plantilla: 'aviso',
        datos: { nombre: 'Ana', titulo: 'Uno\r\nBcc: otro@ejemplo.test', parrafo: 'Dos' },
      }),
    );
    await expect.poll(() => buzon.to('asunto@ejemplo.test'), PATIENCE).toHaveLength(1);
    expect(buzon.to('asunto@ejemplo.test')[0]?.subject).toBe('Uno Bcc: otro@ejemplo.test');
    expect(buzon.to('otro@ejemplo.test')).toEqual([]);
  });

  it('a mail of a transaction that is rolled back is never sent', async () => {
    const { app } = test;
    await expect(
      app.get(Transactions).platform(async () => {
        await app
          .get(Cartero)
          .enviar({ para: 'nunca@ejemplo.test', plantilla: 'claveCambiada', datos: { nombre: 'Ana' } });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await send(test, 'despues@ejemplo.test');
    await expect.poll(() => buzon.to('despues@ejemplo.test'), PATIENCE).toHaveLength(1);
    expect(buzon.to('nunca@ejemplo.test')).toEqual([]);
  });

  it('a mail with a temporary refusal is sent again, and arrives once', async () => {
    buzon.refusals = 2;
    await send(test, 'lleno@ejemplo.test');
    for (const tries of [0, 1]) {
      await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'retry', tries }]);
      await hurry(test);
    }
    await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'completed', tries: 2 }]);
    expect(buzon.to('lleno@ejemplo.test')).toHaveLength(1);
  });

  it.each([
    [550, '5.1.1 <no-existe@ejemplo.test>: Recipient address rejected: User unknown'],
    [553, 'No such mailbox'],
  ])(
    'a mail with a permanent refusal (%i) is given up at once, with a log line that names nobody',
    async (code, message) => {
      const warn = vi.spyOn(Logger.prototype, 'warn');
      try {
        buzon.answers.set('no-existe@ejemplo.test', { responseCode: code, message });
        await send(test, 'no-existe@ejemplo.test');
        await send(test, 'existe@ejemplo.test');
        await expect.poll(() => jobs(test), PATIENCE).toEqual([0, 0].map((tries) => ({ state: 'completed', tries })));
        const told = warn.mock.calls.filter(([entry]) => entry?.plantilla);
        const entry = { job: expect.any(String), plantilla: 'confirmarCorreo', dominio: 'ejemplo.test', codigo: code };
        expect(told).toEqual([[entry, 'A mail was given up: its server refuses it for good.']]);
        expect(JSON.stringify(warn.mock.calls)).not.toMatch(/no-existe|ficha-de-prueba/);
      } finally {
        warn.mockRestore();
        buzon.answers.clear();
      }
      expect(buzon.to('no-existe@ejemplo.test')).toEqual([]);
    },
  );

  it.each([
    ['a mailbox that is busy', 450, 'Try again later'],
    ['a server that wants a password first', 530, '5.7.0 Authentication required'],
    ['a policy against the sender', 554, '5.7.1 Relay access denied'],
  ])('%s is tried again', async (_, responseCode, message) => {
    const para = `otra-vez-${responseCode}@ejemplo.test`;
    buzon.answers.set(para, { responseCode, message });
    await send(test, para);
    await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'retry', tries: 0 }]);
    buzon.answers.clear();
    await hurry(test);
    await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'completed', tries: 1 }]);
    expect(buzon.to(para)).toHaveLength(1);
  });

  it('a refused password of the server loses no mail', async () => {
    buzon.isLocked = true;
    await send(test, 'clave@ejemplo.test');
    await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'retry', tries: 0 }]);
    buzon.isLocked = false;
    await hurry(test);
    await expect.poll(() => jobs(test), PATIENCE).toEqual([{ state: 'completed', tries: 1 }]);
    expect(buzon.to('clave@ejemplo.test')).toHaveLength(1);
  });

  it('while the server is down mails wait, and each arrives once when it is back', async () => {
    await buzon.close();
    const people = Array.from({ length: 5 }, (_, n) => `espera-${n}@ejemplo.test`);
    for (const para of people) {
      await send(test, para);
    }
    await expect.poll(() => jobs(test), PATIENCE).toEqual(people.map(() => ({ state: 'retry', tries: 0 })));
    await buzon.open();
    await hurry(test);
    await expect.poll(() => jobs(test), PATIENCE).toEqual(people.map(() => ({ state: 'completed', tries: 1 })));
    for (const para of people) {
      expect(buzon.to(para), para).toHaveLength(1);
    }
  });

  it('a link that expires while the server is down is not sent, but other mails are', async () => {
    const { app } = test;
    await buzon.close();
    const enviar = (para: string, venceEn?: Date) =>
      app
        .get(Transactions)
        .platform(() =>
          app
            .get(Cartero)
            .enviar(
              { para, plantilla: 'restablecerClave', datos: { nombre: 'Ana', token: 'x', minutos: 30 } },
              { venceEn },
            ),
        );
    await enviar('tarde@ejemplo.test', new Date(Date.now() + 30 * 60_000));
    await enviar('siempre@ejemplo.test');
    await expect.poll(() => jobs(test), PATIENCE).toEqual([0, 0].map((tries) => ({ state: 'retry', tries })));
    const later = Date.now() + 31 * 60_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    try {
      await buzon.open();
      await hurry(test);
      await expect.poll(() => jobs(test), PATIENCE).toEqual([1, 1].map((tries) => ({ state: 'completed', tries })));
    } finally {
      clock.mockRestore();
    }
    expect(buzon.to('siempre@ejemplo.test')).toHaveLength(1);
    expect(buzon.to('tarde@ejemplo.test')).toEqual([]);
  });

  it('mails with a link expire with it', async () => {
    const sent = vi.spyOn(test.app.get(Cartero), 'enviar');
    await newUsuario(test, { email: 'olvido@ejemplo.test' });
    const guest = new ApiClient(test.baseUrl);
    await guest.post('/auth/forgot-password', { email: 'olvido@ejemplo.test' });
    await guest.post('/auth/sign-up', { email: 'nueva@ejemplo.test', password: CLAVE, name: 'Nueva' });
    const { titular } = await newCuenta(test);
    await titular.post('/invitaciones', { email: 'invitada@ejemplo.test', rolId: 3 });
    const minutes = () =>
      Object.fromEntries(
        sent.mock.calls.map(([{ plantilla }, cuando]) => [
          plantilla,
          Math.round(((cuando?.venceEn?.getTime() ?? 0) - Date.now()) / 60_000),
        ]),
      );
    const expected = { restablecerClave: 30, confirmarCorreo: 24 * 60, invitacion: 7 * 24 * 60 };
    await expect.poll(minutes, PATIENCE).toEqual(expected);
    sent.mockRestore();
  });

  it('a mail is tried again for a day', async () => {
    const { rows } = await test.owner.query(
      `select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name = 'correo'`,
    );
    const [{ retry_limit: tries, retry_delay: delay, retry_delay_max: most }] = rows;
    // The shortest delays that pg-boss may choose.
    const waits = Array.from({ length: tries }, (_, n) => Math.min(most, (delay * 2 ** Math.min(16, n)) / 2));
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600).toBeGreaterThanOrEqual(24);
    expect(most).toBe(3_600);
  });

  it('a queued mail is encrypted', async () => {
    await test.owner.query('create table copia (fila text)');
    await test.owner.query(`create function copiar() returns trigger language plpgsql security definer as $$
      begin insert into public.copia values (new::text); return new; end $$`);
    await test.owner.query(`create trigger copiar before insert on pgboss.job for each row
      when (new.name = 'correo') execute function copiar()`);
    await send(test, 'sellado@ejemplo.test');
    await expect.poll(() => buzon.to('sellado@ejemplo.test'), PATIENCE).toHaveLength(1);
    const { rows } = await test.owner.query('select fila from copia');
    expect(rows).toHaveLength(1);
    expect(rows[0].fila).not.toMatch(/ficha-de-prueba|sellado@/);
    await test.owner.query('drop trigger copiar on pgboss.job; drop function copiar(); drop table copia');
  });
});

describe('without a mail server', () => {
  it('each mail is a file', async () => {
    const test = await createTestApp(FAST_JOBS);
    try {
      await send(test, 'archivo@ejemplo.test');
      const mail = await mailTo(test, 'archivo@ejemplo.test', 'Confirme su correo');
      expect(mail.text).toContain(`http://localhost:${test.settings.PORT}/confirmar-correo#token=ficha-de-prueba`);
      expect(await mailsTo(test, 'archivo@ejemplo.test')).toHaveLength(1);
      const [name] = await readdir(join(test.dataDir, 'mail'));
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-confirmarCorreo-[0-9a-f-]{36}\.eml$/);
    } finally {
      await test.close();
    }
  });
});
