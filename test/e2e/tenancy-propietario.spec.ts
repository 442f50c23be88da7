import { beforeAll, describe, expect, it } from 'vitest';
import { seesAllRows } from '../../server/common/database/owner-policies.js';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newDirectorio } from '../factories/archivos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCorreoPropio } from '../factories/correos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;
let mine: Member;
let theirs: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  mine = (await newCuenta(test)).titular;
  theirs = (await newCuenta(test)).titular;
});

/** The functions that run with their owner's rights, and that a role may call. */
const callableBy = async (role: string): Promise<string[]> => {
  const { rows } = await test.owner.query(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.prosecdef and p.prorettype <> 'trigger'::regtype and p.pronamespace = 'public'::regnamespace
        and has_function_privilege($1, p.oid, 'execute') order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
};

/**
 * The functions, triggers and views that run with their owner's rights, and the protected tables they read. The text of
 * a function names its tables. PostgreSQL knows the tables of a view. The query also tells whether a policy shows the
 * owner all rows and lets it write them.
 */
const READ_BY_THE_OWNER = `
  with tablas as (
    select oid, relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity)
  select nombre, relname as tabla, exists (
           select 1 from pg_policy p
            where p.polrelid = usos.tabla and p.polname = 'del_dueno' and p.polcmd = '*' and p.polpermissive
              and p.polroles = array[usos.dueno] and pg_get_expr(p.polqual, p.polrelid) = 'true'
              and pg_get_expr(p.polwithcheck, p.polrelid) = 'true') as "seesAll"
    from (select f.oid::regprocedure::text as nombre, f.proowner as dueno, t.oid as tabla, t.relname
            from pg_proc f join tablas t on f.prosrc ~ ('\\m' || t.relname || '\\M')
           where f.prosecdef and f.pronamespace = 'public'::regnamespace
          union
          select v.relname, v.relowner, t.oid, t.relname
            from pg_class v
            join pg_rewrite r on r.ev_class = v.oid
            join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
            join tablas t on t.oid = d.refobjid
           where v.relkind in ('v', 'm') and v.relnamespace = 'public'::regnamespace
             and not coalesce(v.reloptions, '{}') && '{security_invoker=true,security_invoker=on}') usos
   order by 1, 2`;

/** The functions and views that would work wrongly. A policy hides rows from their owner. */
const misled = async (client: Pick<TestApp['owner'], 'query'>): Promise<string[]> => {
  const { rows } = await client.query(READ_BY_THE_OWNER);
  return rows.flatMap(({ nombre, tabla, seesAll }) => (seesAll ? [] : [`${nombre}: ${tabla}`]));
};

/** The views that read with their owner's rights. */
const views = async (): Promise<string[]> => {
  const { rows } = await test.owner.query(
    `select c.relname as name from pg_class c
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on}' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const asTenant = ({ cuentaId, usuarioId }: Member, sql: string, values: unknown[] = []): Promise<unknown[]> =>
  test.app
    .get(Transactions)
    .tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, () => test.app.get(Transactions).manager.query(sql, values));

describe('SQL that runs with the rights of the owner', () => {
  it('runs as a login that is no superuser, and that policies hide nothing from', async () => {
    const { rows } = await test.owner.query(
      `select distinct r.rolname as owner, r.rolsuper or r.rolbypassrls as skips, r.rolname = current_user as "isOwner"
         from pg_roles r
        where r.oid in (select proowner from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
                        union select relowner from pg_class
                               where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace)`,
    );
    expect(rows).toEqual([{ owner: expect.any(String), skips: false, isOwner: true }]);
    const client = await test.owner.connect();
    expect(await seesAllRows(client)).toBe(true);
    client.release();
    const restrictive = await test.owner.query(
      `select polname from pg_policy where not polpermissive
          and exists (select 1 from unnest(polroles) r where r = 0 or pg_has_role(current_user, r, 'usage'))`,
    );
    expect(restrictive.rows).toEqual([]);
  });

  it('has one policy a table, of the owner alone, under which each function and view finds what it is about', async () => {
    const client = await test.owner.connect();
    try {
      expect(await misled(client)).toEqual([]);
      // Without these policies, the check finds functions, triggers and views.
      await client.query('begin; drop policy del_dueno on correos; drop policy del_dueno on personas');
      expect(await misled(client)).toEqual(
        expect.arrayContaining([
          'entregar_correo(uuid,uuid[],text): correos',
          'correo_copia_nueva(): correos',
          'documentos_de_unidas: personas',
        ]),
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
    const { rows } = await test.owner.query(
      `select p.polrelid::regclass::text as tabla, p.polname as nombre from pg_policy p join pg_class c on c.oid = p.polrelid
        where c.relnamespace = 'public'::regnamespace
          and (p.polname = 'del_dueno') <> (c.relowner = any (p.polroles) or 0 = any (p.polroles))`,
    );
    expect(rows).toEqual([]);
    const serving = await test.owner.query(
      `select rolname from pg_roles
        where rolname in ('carpetas_app', 'carpetas_tenant', 'carpetas_platform') and pg_has_role(oid, current_user, 'member')`,
    );
    expect(serving.rows).toEqual([]);
  });

  it('looks for names in a path that nobody can change, and is called only by allowed roles', async () => {
    const { rows } = await test.owner.query(
      `select p.oid::regprocedure::text as name from pg_proc p
        where p.prosecdef and p.pronamespace = 'public'::regnamespace
          and coalesce(p.proconfig, '{}') <> '{"search_path=pg_catalog, public"}'`,
    );
    expect(rows).toEqual([]);
    expect(await callableBy('carpetas_app')).toEqual([]);
  });

  it('shows a cuenta nothing of another in any view', async () => {
    await newCarpeta(theirs);
    await newDirectorio(theirs);
    const names = await views();
    expect(names).toContain('vencimientos_de_personas');
    for (const name of names) {
      const { rows } = await test.owner.query(`select has_table_privilege('carpetas_tenant', $1, 'select') as reads`, [
        name,
      ]);
      if (!rows[0].reads) continue;
      expect(await asTenant(mine, `select 1 from ${name} where cuenta_id <> $1`, [mine.cuentaId]), name).toEqual([]);
    }
    expect(await asTenant(theirs, 'select 1 from carpetas_hallables')).toHaveLength(1);
  });
});

/** The functions about a row that a request may call. Each has a call with an id of another cuenta. */
const ABOUT_A_ROW: Readonly<Record<string, string>> = {
  'aplicar_reglas_de_correo(uuid[])': 'select 1 from aplicar_reglas_de_correo(array[$1::uuid])',
  'chat_por_empezar(uuid)': 'select 1 where chat_por_empezar($1)',
  'correo_archivable(uuid)': 'select 1 where correo_archivable($1)',
  'correo_sin_dueno(uuid)': 'select 1 where correo_sin_dueno($1)',
  'correos_por_archivar(uuid[])': 'select 1 from correos_por_archivar(array[$1::uuid])',
  'directorio_con_ocultos(uuid)': 'select 1 where directorio_con_ocultos($1)',
  'entregar_correo(uuid,uuid[])': 'select 1 from entregar_correo($1, array[gen_random_uuid()])',
  'entregar_correo(uuid,uuid[],text)': `select 1 from entregar_correo($1, array[gen_random_uuid()], 'ejemplo.test')`,
  'mis_chats()': 'select 1 where $1 = any (mis_chats())',
};

/** The other functions, and why they reveal nothing of another cuenta. */
const ABOUT_NO_ROW: Readonly<Record<string, string>> = {
  'correo_alias_tomados(text[])': 'Addresses are the installation’s: whether one is taken may be known.',
  'correo_direcciones_de_afuera()': 'It reads the cuenta of the transaction.',
  'cotizaciones_publicas_entre(date,date)': 'They are nobody’s.',
  'hoy_en_la_cuenta()': 'It reads the cuenta of the transaction.',
  'pedir_texto(text,text,text,bigint,uuid)': 'It writes into the cuenta of the transaction, and answers nothing.',
};

describe('the functions that a request may call', () => {
  it('are those of this list', async () => {
    expect(await callableBy('carpetas_tenant')).toEqual(Object.keys({ ...ABOUT_A_ROW, ...ABOUT_NO_ROW }).toSorted());
  });

  it('say nothing of a row of another cuenta', async () => {
    const correo = await newCorreoPropio(test, theirs, 'enviado', [{ nombre: theirs.nombre, direccion: theirs.email }]);
    const directorio = await newDirectorio(theirs, { restringido: true });
    const colega = await newMiembro(test, theirs.cuentaId, 3);
    const chat = await theirs.post('/conversaciones', { nombre: 'Guardia', participantes: [colega.usuarioId] });
    for (const sql of Object.values(ABOUT_A_ROW)) {
      for (const id of [correo.correoId, directorio.id, chat.body.id]) {
        expect(await asTenant(mine, sql, [id]), sql).toEqual([]);
      }
    }
    expect(await asTenant(theirs, ABOUT_A_ROW['mis_chats()']!, [chat.body.id])).toHaveLength(1);
  });
});
