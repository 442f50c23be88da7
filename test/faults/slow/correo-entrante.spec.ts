import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ApiClient } from '../../factories/api-client.js';
import { createTestApp } from '../../factories/app.js';
import { bandejaOf } from '../../factories/borradores.js';
import { Dialogo, deliverTo, newDireccion, RECIBE } from '../../factories/correo-entrante.js';
import { storedKeys } from '../../factories/documentos.js';
import { newCuenta } from '../../factories/people.js';
import { conCuentas, rfc822, ServidorDeCorreo } from '../../factories/servidor-de-correo.js';
import { buildServer, freePort, startProduct, waitUntilReady } from '../../support/product.js';

const MINUTES = 60_000;
const PATIENCE = { timeout: 40_000, interval: 100 };

it(
  'a mail is taken whole or not at all, and reaches its mailbox once, whenever the process ends',
  async () => {
    await buildServer();
    const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-entrante-'));
    // This app creates people and reads rows. It shares the product's files, and sweeps some of them too.
    const others = {
      DATA_DIR: dataDir,
      UPLOAD_ORPHAN_SECONDS: '86400',
      JOBS_POLL_SECONDS: '60',
    };
    const test = await createTestApp({ ...RECIBE, ...others });
    const { cuentaId, titular } = await newCuenta(test);
    const direccion = await newDireccion(titular);
    const mailPort = await freePort();
    const afuera = new ServidorDeCorreo();
    await afuera.open();
    const env = {
      ...RECIBE,
      ...(await conCuentas()),
      MAIL_IN_PORT: String(mailPort),
      DATA_DIR: dataDir,
      DATABASE_URL: test.ownerUrl,
      JWT_SECRET: test.jwtSecret,
      DEMO: 'false',
      UPLOAD_ORPHAN_SECONDS: '6',
      JOBS_POLL_SECONDS: '0.5',
      SHUTDOWN_GRACE_MS: '0',
    };
    const start = async () => {
      const started = await startProduct({ env });
      await waitUntilReady(started);
      return started;
    };
    const keys = () => storedKeys({ dataDir }, cuentaId);
    const subjects = async () => (await bandejaOf(titular)).map(({ asunto }) => asunto);
    const owner = await test.owner.connect();
    let product = await start();
    try {
      const half = await Dialogo.openData({ mailPort }, direccion);
      half.socket.write(`Subject: A medias\r\n\r\n${'hola\r\n'.repeat(50_000)}`);
      await expect.poll(keys, PATIENCE).toHaveLength(1);
      await product.end('SIGKILL');
      product = await start();
      await expect.poll(keys, PATIENCE).toEqual([]);

      // Mails reach no mailbox meanwhile. So the process ends after it accepted the mail and before it stored the mail.
      await owner.query('begin');
      await owner.query('lock table correo_copias in share mode');
      await deliverTo({ mailPort }, direccion, { subject: 'Aceptado' });
      await product.end('SIGKILL');
      await owner.query('rollback');
      await owner.query(
        `update pgboss.job set started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
          where name = 'correos-entrada' and state = 'active'`,
      );
      product = await start();
      const retried = async () => {
        await owner.query(
          `update pgboss.job set start_after = now() where name = 'correos-entrada' and state = 'retry'`,
        );
        return subjects();
      };
      await expect.poll(retried, PATIENCE).toEqual(['Aceptado']);
      await expect.poll(keys, PATIENCE).toEqual([]);

      const last = await Dialogo.openData({ mailPort }, direccion);
      last.socket.write('Subject: Al cerrar\r\n\r\n');
      await expect.poll(keys, PATIENCE).toHaveLength(1);
      const idle = await Dialogo.open({ mailPort });
      const ended = product.end('SIGTERM');
      await idle.reads('421');
      await last.says('hola\r\n.\r\n', '250');
      if (!last.socket.readableEnded) {
        await once(last.socket, 'end');
      }
      last.socket.destroy();
      idle.socket.destroy();
      expect(await ended).toBe(0);
      product = await start();
      await expect.poll(subjects, PATIENCE).toEqual(['Al cerrar', 'Aceptado']);

      // The process ends after it fetched the mails of an external account. It has not stored the last mails.
      for (let n = 0; n < 300; n++) afuera.add('INBOX', rfc822(`m${n}`, `Correo ${n}`));
      const externa = new ApiClient(product.baseUrl, titular.accessToken);
      const traidos = async () => (await owner.query('select count(*)::int as n from correo_externos')).rows[0].n;
      expect((await externa.send('PUT', '/correos/cuenta-externa', afuera.datos)).status).toBe(200);
      await expect.poll(traidos, { ...PATIENCE, interval: 5 }).toBeGreaterThan(0);
      await owner.query('begin');
      await owner.query('lock table correo_copias in share mode');
      await product.end('SIGKILL');
      await owner.query('rollback');
      await owner.query(`update correo_cuentas_externas set tomada_hasta = now()`);
      product = await start();
      await expect.poll(traidos, PATIENCE).toBe(300);
      const { rows } = await owner.query('select count(*)::int as n from correo_copias');
      expect(rows).toEqual([{ n: 2 + 300 }]);
      expect(product.output()).not.toContain('"level":50');
    } finally {
      owner.release();
      await product.end('SIGKILL');
      await afuera.close();
      await test.close();
      await rm(dataDir, { recursive: true });
    }
  },
  5 * MINUTES,
);
