import { describe, expect, it } from 'vitest';
import type { AtajoDto } from '../../../../server/plataforma/atajos/atajos.dto.js';
import type { AvisoDePanelDto } from '../../../../server/plataforma/avisos/avisos.dto.js';
import { DEMO_CREDENTIALS } from '../../../../server/plataforma/identidad/demo-credentials.js';
import { ApiClient } from '../../../factories/api-client.js';
import { carpetasOf, Demo, OFICINAS } from '../../../factories/demo.js';

const ROLES = ['titular', 'adscripto', 'oficial', 'gestor', 'lectura'];

/** Expects notifications, messages and atajos. Some are unread, and their links open for the person. */
async function expectPuesto(client: ApiClient): Promise<void> {
  const notifications: AvisoDePanelDto[] = (await client.get('/common/notifications')).body;
  expect(notifications.length).toBeGreaterThan(0);
  expect(notifications.length).toBeLessThanOrEqual(8);
  const unread = notifications.filter(({ read }) => !read);
  expect(unread).toEqual(notifications.slice(0, unread.length));
  expect([1, 2, 3]).toContain(unread.length);
  const messages: AvisoDePanelDto[] = (await client.get('/common/messages')).body;
  expect(messages.length).toBeGreaterThan(0);
  for (const { time, link, icon } of [...notifications, ...messages]) {
    expect(+new Date(time)).toBeLessThan(Date.now());
    expect(icon).toMatch(/^heroicons_outline:/);
    if (link?.startsWith('/carpetas/')) {
      expect((await client.get(link)).status).toBe(200);
    }
  }
  const atajos: AtajoDto[] = (await client.get('/common/shortcuts')).body;
  expect([3, 4]).toContain(atajos.length);
}

/** The people who sign in, and what awaits them. */
export function describePeople(demo: Demo): void {
  describe('the people of the demo', () => {
    it('sign in to no, one or several cuentas', async () => {
      const entered = await demo.signIn(DEMO_CREDENTIALS.email);
      expect(entered.body).toMatchObject({ estado: 'ACCOUNT_SELECTION', user: { name: 'Ana Lavalle' } });
      expect(entered.body.user.cuentas).toEqual([
        {
          cuentaId: expect.any(String),
          nombre: 'Escribanía Lavalle Norte',
          pais: 'AR',
          zonaHoraria: expect.any(String),
          moneda: expect.any(String),
          rolId: 1,
        },
        {
          cuentaId: expect.any(String),
          nombre: 'Escribanía Rambla Demo',
          pais: 'UY',
          zonaHoraria: expect.any(String),
          moneda: expect.any(String),
          rolId: 3,
        },
      ]);
      expect((await demo.signIn('solo@carpetas.test')).body).toMatchObject({
        estado: 'ACTIVE_SESSION',
        user: { cuentas: [{ nombre: 'Notaría Puerta del Sol Ficticia' }] },
      });
      expect((await demo.signIn('nueva@carpetas.test')).body).toMatchObject({ estado: 'AUTHENTICATED_NO_ACCOUNT' });
    });

    it.each(OFICINAS)('are one per role in %s', async (oficina) => {
      for (const [i, rol] of ROLES.entries()) {
        const { body } = await demo.signIn(`${rol}.${oficina}@ejemplo.test`);
        expect(body).toMatchObject({ estado: 'ACTIVE_SESSION', user: { cuentas: [{ rolId: i + 1 }] } });
      }
    });

    it.each(OFICINAS)(
      'of the role lectura in %s see the carpetas that were opened to them, none of them reserved',
      async (oficina) => {
        const { client } = await demo.signIn(`lectura.${oficina}@ejemplo.test`);
        const carpetas = await carpetasOf(client);
        expect(carpetas.length).toBeGreaterThanOrEqual(6);
        expect(carpetas.filter(({ reservada }) => reservada)).toEqual([]);
        expect(new Set(carpetas.map(({ estado }) => estado)).size).toBeGreaterThan(3);
      },
    );

    it.each([
      ['lavalle', 'Adscripto', 'Oficial'],
      ['sol', 'Notario/a adjunto/a', 'Oficial de notaría'],
    ])('have the roles of the country of %s', async (oficina, adscripto, oficial) => {
      const client = await demo.titular(oficina);
      const { body } = await client.get('/miembros');
      for (const [rol, nombre] of Object.entries({ adscripto, oficial })) {
        expect(body).toContainEqual(expect.objectContaining({ email: `${rol}.${oficina}@ejemplo.test`, rol: nombre }));
      }
    });

    it.each(OFICINAS.flatMap((oficina) => ROLES.map((rol) => `${rol}.${oficina}@ejemplo.test`)))(
      '%s have a few notifications, messages and shortcuts',
      async (email) => {
        const { client } = await demo.signIn(email);
        await expectPuesto(client);
      },
    );

    it('have notifications in each of their cuentas', async () => {
      const { body, client } = await demo.signIn(DEMO_CREDENTIALS.email);
      for (const { cuentaId } of body.user.cuentas) {
        const inside = await demo.select(client, cuentaId);
        await expectPuesto(inside);
        const notifications: AvisoDePanelDto[] = (await inside.get('/common/notifications')).body;
        expect(notifications.length).toBeGreaterThan(3);
        expect(notifications.some(({ title }) => /documento/i.test(title ?? ''))).toBe(true);
      }
    });

    it('get an aviso of a documento with the name of the person who filed it', async () => {
      const { rows } = await demo.test.owner.query(
        `select a.descripcion, u.nombre || ' · ' || d.nombre as filed
         from avisos a
         join documentos d on d.cuenta_id = a.cuenta_id and d.carpeta_id = a.carpeta_id
                          and a.descripcion like '% · ' || d.nombre
         join documento_versiones v on v.cuenta_id = d.cuenta_id and v.documento_id = d.id and v.n = 1
         join usuarios u on u.id = v.autor_id
        where a.titulo like '%: documento nuevo'`,
      );
      expect(rows).not.toEqual([]);
      expect(rows.filter(({ descripcion, filed }) => descripcion !== filed)).toEqual([]);
    });

    it('of one cuenta see nothing of another', async () => {
      const [lavalle, sol] = [await demo.titular('lavalle'), await demo.titular('sol')];
      const [theirs] = await carpetasOf(sol);
      expect((await lavalle.get(`/carpetas/${theirs?.id}`)).status).toBe(404);
      expect((await lavalle.get(`/carpetas/${theirs?.id}/documentos`)).status).toBe(404);
      const ids = new Set((await carpetasOf(lavalle)).map(({ id }) => id));
      expect((await carpetasOf(sol)).filter(({ id }) => ids.has(id))).toEqual([]);
    });
  });
}
