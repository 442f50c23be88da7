import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDemoIntoEmpty } from '../../../server/demo/load-demo.js';
import { FilingService } from '../../../server/expediente/documentos/filing.service.js';
import { DEMO_CREDENTIALS } from '../../../server/plataforma/identidad/demo-credentials.js';
import { createTestApp } from '../../factories/app.js';
import { Demo } from '../../factories/demo.js';
import { describeCarpetas } from './demo/carpetas.js';
import { describeMensajes } from './demo/mensajes.js';
import { describeOficinas } from './demo/oficinas.js';
import { describePeople } from './demo/people.js';

const demo = new Demo();

beforeAll(() => demo.open(), 120_000);
afterAll(() => demo.test.close());

/** The number of rows of each of these tables. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await demo.test.owner.query(
    `select json_object_agg(tabla, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || tabla, true, true, '')))[1]::text::int) as counts
       from unnest(array['usuarios', 'cuentas', 'membresias', 'carpetas', 'personas', 'partes', 'documentos', 'documento_versiones', 'auditoria', 'subidas']) as tabla`,
  );
  return rows[0].counts;
}

// These tests depend on their order. They interrupt a load, continue it, and check the result.
describe('loading the demo', () => {
  it('lets nobody in after an interrupted load', async () => {
    const filing = demo.test.app.get(FilingService);
    let left = 30;
    const { fileAll } = filing;
    const spy = vi.spyOn(filing, 'fileAll').mockImplementation((...args) => {
      left -= 1;
      return left > 0 ? fileAll.apply(filing, args) : Promise.reject(new Error('El disco se desconectó.'));
    });
    await expect(demo.load()).rejects.toThrow('El disco se desconectó.');
    spy.mockRestore();
    const { carpetas = 0 } = await counts();
    expect(carpetas).toBeGreaterThan(0);
    expect(carpetas).toBeLessThan(180);
    for (const email of [DEMO_CREDENTIALS.email, 'titular.lavalle@ejemplo.test', 'nueva@carpetas.test']) {
      expect((await demo.signIn(email)).status).toBe(404);
    }
  }, 180_000);

  it('continues at the next start, once on two replicas, and says so', async () => {
    demo.said.length = 0;
    await Promise.all([demo.load(), demo.load()]);
    expect(demo.said[0]).toBe('Cargando los datos de demostración…');
    expect(demo.said.slice(1).toSorted()).toEqual([
      expect.stringMatching(/Escribanía Lavalle Norte: 60 carpetas, \d{3} documentos\.$/),
      expect.stringMatching(/Escribanía Rambla Demo: 60 carpetas, \d+ documentos\.$/),
      expect.stringMatching(/Notaría Puerta del Sol Ficticia: 60 carpetas, \d+ documentos\.$/),
    ]);
    expect(await counts()).toMatchObject({ usuarios: 18, cuentas: 3, membresias: 18, carpetas: 180, subidas: 0 });
  }, 180_000);

  it('does nothing a second time', async () => {
    const before = await counts();
    demo.said.length = 0;
    await demo.load();
    expect(demo.said).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('does not touch a database that has other people', async () => {
    const other = await createTestApp();
    await other.owner.query(
      `insert into usuarios (id, email, nombre) values (gen_random_uuid(), 'ana@estudio.test', 'Ana')`,
    );
    await loadDemoIntoEmpty(other.app, (line) => demo.said.push(line));
    expect((await other.owner.query('select count(*)::int as total from usuarios')).rows).toEqual([{ total: 1 }]);
    await other.close();
  });
});

// Loading takes half a minute, so the tests of one run share the loaded demo.
describePeople(demo);
describeOficinas(demo);
describeCarpetas(demo);
describeMensajes(demo);

it('the demo marks every PDF as fictitious, and its other files are pictures', async () => {
  const { rows } = await demo.test.owner.query<{ clave: string; mime: string }>(
    'select clave, mime from documento_versiones',
  );
  for (const { clave, mime } of rows) {
    const content = (await readFile(join(demo.test.dataDir, 'archivos', clave))).toString('latin1');
    if (mime === 'application/pdf') {
      expect(content.startsWith('%PDF-1') && content.includes('(DATOS FICTICIOS)'), clave).toBe(true);
    } else {
      expect([mime, content.slice(1, 4)]).toEqual(['image/png', 'PNG']);
    }
  }
  expect(rows.length).toBeGreaterThan(550);
});
