import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likePattern } from '../../server/common/input/search-words.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { createTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import { newDocumento } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { newTarea } from '../factories/tareas.js';

/** The tables with a view that bypasses their policies. */
const SEARCHED = ['personas', 'documentos', 'contactos', 'tareas'];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Adds carpetas by SQL, assigned to nobody. */
async function addCarpetas(member: Member, count: number): Promise<void> {
  await test.owner.query(
    `insert into carpetas (cuenta_id, id, numero, anio, caratula, tipo_acto_id, estado, etiquetas, creada_por)
     select $1, gen_random_uuid(), n, 2025, 'Serie ' || n, $3, 'en_preparacion', array['banco'], $2
       from generate_series(1, $4) as n`,
    [member.cuentaId, member.usuarioId, await tipoActoId(member), count],
  );
}

/** The rows of a statement that runs as a member of the cuenta. */
const query = <Row>({ cuentaId, usuarioId, rolId }: Member, text: string): Promise<Row[]> =>
  test.app
    .get(Transactions)
    .tenantTransaction({ cuentaId, usuarioId, rolId }, () => test.app.get(Transactions).manager.query(text));

describe('a long list', () => {
  it('is counted up to 1,000 rows, and leads to the pages after them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    await addCarpetas(titular, 1_030);
    const page = async (query: string) => (await titular.get(`/carpetas?${query}`)).body;
    expect((await page('orden=numero')).paginacion).toEqual({
      total: 1_000,
      totalEsMinimo: true,
      pagina: 1,
      tamano: 25,
      ultimaPagina: 41,
    });
    expect((await page('pagina=41')).paginacion).toMatchObject({ total: 1_025, totalEsMinimo: true, ultimaPagina: 42 });
    const last = await page('pagina=42');
    expect(last.carpetas).toHaveLength(5);
    expect(last.paginacion).toMatchObject({ total: 1_030, totalEsMinimo: false, ultimaPagina: 42 });
    expect((await page('pagina=50')).paginacion).toMatchObject({ total: 1_030, ultimaPagina: 42 });
    expect((await page('buscar=serie')).paginacion).toMatchObject({ total: 1_000, totalEsMinimo: true });
    expect((await titular.get('/etiquetas')).body).toEqual([{ nombre: 'banco', total: 100, totalEsMinimo: true }]);

    const own = await newCarpeta(titular, { caratula: 'Del gestor', responsableId: gestor.usuarioId });
    const seen = (await gestor.get('/carpetas')).body;
    expect(seen.carpetas.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect(seen.paginacion.total).toBe(1);
    expect((await gestor.get('/etiquetas')).body).toEqual([]);
  });

  it('is a prepared statement only in its usual form, so that no client fills the memory of PostgreSQL', async () => {
    const { titular } = await newCuenta(test);
    const words = 'uno dos tres cuatro cinco seis siete ocho'.split(' ');
    for (let tamano = 1; tamano <= 30; tamano += 1) {
      const buscar = words.slice(0, tamano % words.length).join('+');
      expect((await titular.get(`/carpetas?tamano=${tamano}&orden=caratula&buscar=${buscar}`)).status).toBe(200);
    }
    await titular.get('/carpetas');
    const connections = await Promise.all(
      Array.from({ length: 10 }, () =>
        query<{ lists: number }>(
          titular,
          // The list of people who see only their own carpetas has another text. Another test asks for it.
          `select count(*)::int as lists from pg_prepared_statements
            where name like 'prepared%' and statement like '%from carpetas c%limit%' and statement not like '%carpeta_accesos%'`,
        ),
      ),
    );
    expect(Math.max(...connections.map(([row]) => row?.lists ?? 0))).toBeLessThanOrEqual(1);
  });
});

describe('the list of mails', () => {
  it('is a prepared statement only in its usual form', async () => {
    const { titular } = await newCuenta(test);
    const filters = [
      'bandeja=sent',
      'filtro=starred',
      'etiqueta=una',
      'filtro=important&bandeja=inbox',
      'buscar=palabra',
    ];
    for (let tamano = 1; tamano <= 30; tamano += 1) {
      const page = `tamano=${tamano}&pagina=${1 + (tamano % 3)}&${filters[tamano % filters.length]}`;
      expect((await titular.get(`/correos?${page}`)).status).toBe(200);
    }
    await Promise.all(Array.from({ length: 10 }, () => titular.get('/correos?bandeja=inbox')));
    const connections = await Promise.all(
      Array.from({ length: 10 }, () =>
        query<{ statement: string }>(
          titular,
          `select statement from pg_prepared_statements
            where name like 'prepared%' and statement like '%counted%' and statement like '%correo_copias%'`,
        ),
      ),
    );
    const texts = new Set(connections.flat().map(({ statement }) => statement));
    expect(texts.size).toBeGreaterThan(0);
    // The five texts: a folder, two filters, a label, or none of these.
    expect(texts.size).toBeLessThanOrEqual(5);
    expect([...texts].filter((text) => !text.includes('limit 1001'))).toEqual([]);
  });
});

describe('the texts that a search of carpetas reads', () => {
  const found = async (client: Member, words: string) =>
    (await client.get(`/carpetas?buscar=${encodeURIComponent(words)}`)).body.carpetas.map(
      ({ caratula }: { caratula: string }) => caratula,
    );

  it('follow the carátula, the etiquetas, the acto and the partes', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { caratula: 'Antes', acto: 'Poder', etiquetas: ['Río'] });
    const persona = await newPersona(titular, { nombre: 'Remigio', apellidos: 'Quispe' });
    const parte = await newParte(titular, carpeta.id, { personaId: persona.id });
    for (const words of ['antes', 'rio', 'poder', 'quispe', 'remigio río antes']) {
      expect(await found(titular, words), words).toEqual(['Antes']);
    }
    await titular.patch(`/personas/${persona.id}`, { apellidos: 'Mamani' }, { version: persona.version });
    expect(await found(titular, 'mamani')).toEqual(['Antes']);
    expect(await found(titular, 'quispe')).toEqual([]);
    await titular.delete(`/carpetas/${carpeta.id}/partes/${parte.id}`);
    expect(await found(titular, 'mamani')).toEqual([]);
    const { version } = (await titular.get(`/carpetas/${carpeta.id}`)).body;
    const changes = { caratula: 'Después', etiquetas: ['RIO'] };
    await titular.patch(`/carpetas/${carpeta.id}`, changes, { version });
    expect(await found(titular, 'antes')).toEqual([]);
    expect(await found(titular, 'despues')).toEqual(['Después']);
    expect((await titular.get('/carpetas?etiqueta=RIO')).body.paginacion.total).toBe(1);
    expect((await titular.get('/carpetas?etiqueta=R%C3%ADo')).body.paginacion.total).toBe(0);
  });

  it('have everything that people write at once', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { caratula: 'A la vez' });
    const personas = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((nombre) => newPersona(titular, { nombre, apellidos: 'Simultáneo' })),
    );
    await newParte(titular, carpeta.id, { personaId: personas[0]?.id });
    await Promise.all([
      ...personas.slice(1).map(({ id }) => newParte(titular, carpeta.id, { personaId: id })),
      titular.patch(`/personas/${personas[0]?.id}`, { nombre: 'Cambiado' }, { version: personas[0]?.version ?? 0 }),
    ]);
    expect(await found(titular, 'cambiado dos tres cuatro')).toEqual(['A la vez']);
  });

  it('have the new name of a persona who becomes a parte while they are renamed', async () => {
    const { titular } = await newCuenta(test);
    const caratulas = Array.from({ length: 12 }, (_, i) => `Carrera ${i}`);
    await Promise.all(
      caratulas.map(async (caratula, i) => {
        const carpeta = await newCarpeta(titular, { caratula });
        const persona = await newPersona(titular, { nombre: 'Zenón', apellidos: `Anterior${i}` });
        await Promise.all([
          newParte(titular, carpeta.id, { personaId: persona.id }),
          titular.patch(`/personas/${persona.id}`, { apellidos: 'Renombrado' }, { version: persona.version }),
        ]);
      }),
    );
    expect((await found(titular, 'zenon renombrado')).toSorted()).toEqual(caratulas.toSorted());
    expect(await found(titular, 'anterior')).toEqual([]);
  });

  it('have the new name of a persona in hundreds of carpetas soon after', async () => {
    const { titular } = await newCuenta(test);
    await addCarpetas(titular, 450);
    const banco = await newPersona(titular, {
      tipo: 'juridica',
      nombre: null,
      apellidos: null,
      razonSocial: 'Banco Viejo',
    });
    await test.owner.query(
      `insert into partes (cuenta_id, id, carpeta_id, persona_id, rol, orden)
       select cuenta_id, gen_random_uuid(), id, $2, 'acreedor', 0 from carpetas where cuenta_id = $1`,
      [titular.cuentaId, banco.id],
    );
    const total = async (words: string) => (await titular.get(`/carpetas?buscar=${words}`)).body.paginacion.total;
    expect(await total('viejo')).toBe(450);
    expect((await titular.patch(`/personas/${banco.id}`, { razonSocial: 'Banco Sur' }, { version: 1 })).status).toBe(
      200,
    );
    await expect.poll(() => total('banco+sur')).toBe(450);
    expect(await total('viejo')).toBe(0);
  });

  it('are those of the own cuenta alone, also in the views that pass by the policies', async () => {
    const mine = await newCuenta(test);
    const theirs = await newCuenta(test);
    const carpeta = await newCarpeta(theirs.titular, { caratula: 'Ajena', etiquetas: ['ajena'] });
    await newPersona(theirs.titular, { nombre: 'Ajena', apellidos: 'Ajena', email: 'ajena@ejemplo.test' });
    await newContacto(theirs.titular, { name: 'Ajena' });
    await newTarea(theirs.titular, { title: 'Ajena' });
    await newDocumento(theirs.titular, carpeta.id, { nombre: 'ajena.pdf' });
    const hallables = [...SEARCHED, 'carpetas'].flatMap((table) => [`${table}_hallables`, `${table}_por_partes`]);
    const views = ['carpetas_etiquetadas', 'personas_escribibles', ...hallables];
    for (const view of views) {
      expect((await query(theirs.titular, `select 1 from ${view}`)).length, view).toBeGreaterThan(0);
      const rows = await query(mine.titular, `select 1 from ${view} where cuenta_id = '${theirs.cuentaId}'`);
      expect(rows, view).toEqual([]);
    }
    for (const table of ['carpetas_busqueda', 'carpeta_etiquetas']) {
      await expect(query(mine.titular, `select 1 from ${table}`), table).rejects.toThrow(/permission denied/);
    }
  });
});

describe('the index of parts of words', () => {
  it('finds each part of each word, whatever signs it has', async () => {
    const { titular } = await newCuenta(test);
    const text = `O'Higgins E-2026-000046 20-20000123-4 100%_c:\\x\\ "a|b&!(c):*" n.º½ Ñandú ${'largo '.repeat(2_000)} fin`;
    const words = [...new Set(text.split(' '))].filter((word) => word !== '');
    const parts = words.flatMap((word) =>
      [...word].flatMap((_, i) => Array.from({ length: word.length - i }, (__, n) => word.slice(i, i + n + 1))),
    );
    for (const indexed of [text, words.join(' ')]) {
      const { rows: missed } = await test.owner.query(
        `with indexed as materialized (
           select partes_de_palabras(set_config('app.cuenta_id', $1, true)::uuid, sin_acentos($2)) as partes)
         select patron from indexed, unnest($3::text[]) as patron
          where sin_acentos($2) like sin_acentos(patron) and not partes @@ partes_del_patron(sin_acentos(patron))`,
        [titular.cuentaId, indexed, parts.map(likePattern)],
      );
      expect(missed).toEqual([]);
    }
    const others = `partes_de_palabras('${titular.cuentaId}', 'zubizarreta') @@ partes_del_patron('%zubizarrota%')`;
    expect(await query(titular, `select ${others} as found`)).toEqual([{ found: false }]);
  });

  it('leaves frequent words to the order of the list, and finds the same carpetas', async () => {
    const { titular } = await newCuenta(test);
    await addCarpetas(titular, 400);
    const rare = await newCarpeta(titular, { caratula: 'Serie única' });
    const page = async (query: string) => (await titular.get(`/carpetas?${query}`)).body;
    expect((await page('buscar=serie')).paginacion.total).toBe(401);
    expect((await page('buscar=erie&orden=numero&direccion=asc')).carpetas).toHaveLength(25);
    expect((await page('buscar=serie+unica')).carpetas.map(({ id }: { id: string }) => id)).toEqual([rare.id]);
  });
});

it('days are found by indexes that begin with the cuenta, except in sweeps over all cuentas', async () => {
  const { rows } = await test.owner.query(
    `select i.indexrelid::regclass::text as name
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where a.atttypid = 'date'::regtype
        and exists (select 1 from pg_attribute where attrelid = i.indrelid and attname = 'cuenta_id')`,
  );
  expect(rows).toEqual([{ name: 'uso_diario_dia' }]);
});

describe('a view for searches', () => {
  it.each([
    [
      'carpetas',
      'carpetas_por_partes',
      'carpetas_busqueda_texto',
      "h.carpeta_id = t.id and h.partes @@ partes_del_patron('%zzyzx%')",
    ],
    [
      'personas',
      'personas_por_partes',
      'personas_busqueda',
      "h.id = t.id and h.partes @@ partes_del_patron('%zzyzx%')",
    ],
    ['personas', 'personas_escribibles', 'personas_escribibles_busqueda', "h.id = t.id and h.busqueda like '%zzyzx%'"],
  ])('of %s, %s, reads an index by the words, which row-level security would switch off', async (...names) => {
    const [table, view, index, condition] = names;
    const { titular } = await newCuenta(test);
    if (table === 'carpetas') {
      await addCarpetas(titular, 3_000);
    } else {
      await test.owner.query(
        `insert into personas (cuenta_id, id, tipo, razon_social, email, creada_por)
         select $1, gen_random_uuid(), 'juridica', 'Sociedad ' || n, n || '@ejemplo.test', $2 from generate_series(1, 3000) as n`,
        [titular.cuentaId, titular.usuarioId],
      );
    }
    await test.owner.query('analyze carpetas, carpetas_busqueda, personas');
    const plan = await query(titular, `explain select t.id from ${table} t join ${view} h on ${condition}`);
    expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${index}`);
    expect(JSON.stringify(plan)).toMatch(/Index Cond: [^"]*zzyzx/);
  });
});
