import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, FAST_JOBS, sharedTestApp, type TestApp } from '../factories/app.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { conCuentas, ServidorDeCorreo } from '../factories/servidor-de-correo.js';
import { listen } from '../factories/sockets.js';

const PATH = '/correos/cuenta-externa';

let test: TestApp;
let servidor: ServidorDeCorreo;
let ana: Member;
let beto: Member;

beforeAll(async () => {
  servidor = new ServidorDeCorreo();
  await servidor.open();
  test = await createTestApp({ ...FAST_JOBS, ...(await conCuentas()) });
  const { cuentaId, titular } = await newCuenta(test);
  ana = titular;
  beto = await newMiembro(test, cuentaId, 3);
});
afterAll(async () => {
  await test.close();
  await servidor.close();
});

describe('connecting the account that one has', () => {
  it('tries both servers, names the field that is wrong, and keeps nothing then', async () => {
    const { datos } = servidor;
    const wrong = async (body: object) => {
      const { status, body: answer } = await ana.send('PUT', PATH, { ...datos, ...body });
      return [status, answer.details?.[0]?.campo, answer.message];
    };
    expect(await wrong({ clave: 'otra' })).toEqual([422, 'clave', 'El servidor no aceptó el usuario o la contraseña.']);
    expect(await wrong({ clave: undefined })).toEqual([422, 'clave', 'Escriba la contraseña.']);
    const [status, campo] = await wrong({ imap: { ...datos.imap, puerto: 1 } });
    expect([status, campo]).toEqual([422, 'imap.servidor']);
    expect((await wrong({ smtp: { ...datos.smtp, puerto: 1 } }))[1]).toBe('smtp.servidor');
    expect((await wrong({ imap: { ...datos.imap, servidor: 'https://x.test/' } }))[1]).toBe('imap.servidor');
    expect((await ana.get(PATH)).body).toEqual({ disponible: true, cuenta: null });
  });

  it('keeps the password sealed, and lets other fields change without it, for the same servers alone', async () => {
    const { events } = await listen(ana);
    const { clave, ...datos } = servidor.datos;
    const saved = await ana.send('PUT', PATH, servidor.datos);
    expect([saved.status, saved.body]).toMatchObject([200, { disponible: true, cuenta: { ...datos, version: 1 } }]);
    expect(JSON.stringify(saved.body)).not.toContain(clave);
    const { rows } = await test.owner.query('select clave from correo_cuentas_externas');
    expect(rows.map((row) => row.clave.includes(clave))).toEqual([false]);
    await expect.poll(() => events).toContainEqual({ type: 'mailbox.account' });
    const changed = await ana.send('PUT', PATH, { ...datos, enviarPorElla: false, version: 1 });
    expect([changed.status, changed.body.cuenta]).toMatchObject([200, { enviarPorElla: false, version: 2 }]);
    expect((await ana.send('PUT', PATH, { ...datos, version: 1 })).status).toBe(412);
    const elsewhere = await ana.send('PUT', PATH, { ...datos, imap: { ...datos.imap, servidor: '127.0.0.1' } });
    expect([elsewhere.status, elsewhere.body.details[0].campo]).toEqual([422, 'clave']);
    expect((await ana.patch(PATH, { enviarPorElla: true })).body.cuenta.enviarPorElla).toBe(true);
    expect((await beto.get(PATH)).body.cuenta).toBeNull();
    expect((await beto.send('POST', `${PATH}/sincronizar`)).status).toBe(404);
    expect((await beto.patch(PATH, { enviarPorElla: true })).status).toBe(404);
    expect((await beto.send('DELETE', PATH)).status).toBe(404);
  });

  it('reaches no private address, and no other port, unless a setting allows it', async () => {
    const { titular } = await newCuenta(await sharedTestApp());
    const { datos } = servidor;
    const refused = async (imap: object) => {
      const { status, body } = await titular.send('PUT', PATH, {
        ...datos,
        smtp: { ...datos.smtp, puerto: 465 },
        imap: { ...datos.imap, ...imap },
      });
      return [status, body.details[0].campo];
    };
    expect(await refused({})).toEqual([422, 'imap.puerto']);
    expect(await refused({ puerto: 993 })).toEqual([422, 'imap.servidor']);
    expect(await refused({ servidor: '169.254.169.254', puerto: 143 })).toEqual([422, 'imap.servidor']);
  });
});
