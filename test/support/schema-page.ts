import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const WIDTH = 120;

const INTRO = `# The schema

The tables of the database, by the file that makes them, in their order (\`migrations/esquema/\`; a later migration has a part of
its own). \`?\` marks a column that may be null. \`npm run schema\` writes this page; a test compares it with the database.`;

/** A file of migrations that creates tables. */
interface Part {
  name: string;
  intro: string;
  tables: { name: string; meaning: string }[];
}

interface Table {
  name: string;
  columns: string[];
  keys: string[];
  references: string[];
}

/** The text of docs/schema.md, from the migrations and the catalog of a migrated database. */
export async function schemaPage(database: pg.ClientBase): Promise<string> {
  const { rows } = await database.query<Table>(TABLES);
  const tables = new Map(rows.map((table) => [table.name, table]));
  const parts = (await readParts()).map(({ name, intro, tables: named }) =>
    [`## ${name}`, intro, ...named.map((one) => describe(tables.get(one.name), one))].filter(Boolean).join('\n\n'),
  );
  return `${[INTRO, ...parts].join('\n\n')}\n`;
}

async function readParts(): Promise<Part[]> {
  const baseline = (await readdir(new URL('esquema/', MIGRATIONS))).sort().map((name) => `esquema/${name}`);
  const later = (await readdir(MIGRATIONS)).filter((name) => /^\d.*\.ts$/.test(name)).sort();
  const parts = await Promise.all(
    [...baseline, ...later].map(async (path) => {
      const source = await readFile(new URL(path, MIGRATIONS), 'utf8');
      const name = path.replace(/^(esquema\/)?\d+-|\.\w+$/g, '');
      return { name, intro: wrapped(commentOf(/^((?:-- .*\n)+)/.exec(source)?.[1] ?? '')), tables: tablesOf(source) };
    }),
  );
  return parts.filter(({ tables }) => tables.length > 0);
}

/** The tables that a source creates, each with the comment above it. */
function tablesOf(source: string): Part['tables'] {
  return [...source.matchAll(/((?:^ *-- .*\n)*) *[`']?create table (\w+)/gm)].map(([, comment, name]) => ({
    name: name!,
    meaning: commentOf(comment!),
  }));
}

const commentOf = (lines: string) =>
  lines
    .replace(/^ *-- /gm, '')
    .trim()
    .replaceAll('\n', ' ');

function describe(table: Table | undefined, { name, meaning }: Part['tables'][number]): string {
  if (!table || !meaning) throw new Error(`${name}: falta la tabla, o una línea encima de ella que diga qué es.`);
  const { columns, keys, references } = table;
  const lines = [`Keys: ${keys.join(', ')}.`, references.length > 0 && `To ${references.join(', ')}.`].filter(Boolean);
  return [`**${name}** · ${meaning}`, columns.join(', '), lines.join(' ')].map(wrapped).join('\n\n');
}

/** Breaks lines between words. */
function wrapped(text: string): string {
  return text.replace(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), '$1\n').trimEnd();
}

const TABLES = `
  with keys as (
    select o.conrelid, o.confrelid, o.contype, array(
             select a.attname::text from unnest(o.conkey) with ordinality k (attnum, n)
               join pg_attribute a on a.attrelid = o.conrelid and a.attnum = k.attnum order by k.n) as names
      from pg_constraint o)
  select c.relname as name,
         (select array_agg('\`' || a.attname || case when a.attnotnull then '' else '?' end || '\` '
                           || replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz')
                           order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
         (select array_agg('(' || array_to_string(k.names, ', ') || ')' order by k.contype, k.names)
            from keys k where k.conrelid = c.oid and k.contype in ('p', 'u')) as keys,
         coalesce((select array_agg(format('\`%s\` (%s)', k.target, k.through) order by k.target::text)
            from (select confrelid::regclass as target,
                         string_agg(array_to_string(names, ', '), '; ' order by names) as through
                    from keys where conrelid = c.oid and contype = 'f' group by 1) k), '{}') as references
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
