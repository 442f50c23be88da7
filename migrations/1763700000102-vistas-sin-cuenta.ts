import type { MigrationInterface, QueryRunner } from 'typeorm';

interface View {
  name: string;
  definition: string;
  options: string[] | null;
}

/** As PostgreSQL writes what it read: the setting is '' once a transaction with a cuenta ended. */
const BARE = (setting: string) => `(current_setting('app.${setting}'::text))::uuid`;
const NULLABLE = (setting: string) =>
  `NULLIF(COALESCE(current_setting('app.${setting}'::text, true), ''::text), ''::text)::uuid`;
const SETTINGS = ['cuenta_id', 'usuario_id'];

/** The views of searches are empty without a cuenta, instead of failing (22P02). */
export class VistasSinCuenta1763700000102 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rewrite(runner, BARE, NULLABLE);
  }

  down(runner: QueryRunner): Promise<void> {
    return rewrite(runner, (setting) => `(${NULLABLE(setting).slice(0, -'::uuid'.length)})::uuid`, BARE);
  }
}

async function rewrite(runner: QueryRunner, from: (one: string) => string, to: (one: string) => string): Promise<void> {
  const views: View[] = await runner.query(
    `select c.relname as name, pg_get_viewdef(c.oid) as definition, c.reloptions as options
       from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  for (const { name, definition, options } of views) {
    const changed = SETTINGS.reduce((text, setting) => text.replaceAll(from(setting), to(setting)), definition);
    if (changed !== definition) {
      const kept = options ? `with (${options.join(', ')})` : '';
      await runner.query(`create or replace view ${name} ${kept} as ${changed}`);
    }
  }
}
