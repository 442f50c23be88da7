import type { INestApplicationContext } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import pg from 'pg';
import { DatabaseUrl } from '../common/database/database-url.js';
import { Turns } from '../common/tenancy/turns.js';
import { Logins } from '../plataforma/auth/logins.service.js';
import { DEMO_CREDENTIALS } from '../plataforma/identidad/demo-credentials.js';

/** Key of the advisory lock under which one replica loads the demo and the others wait. */
const DEMO_LOCK = 7_261_540_332;

/**
 * Loads the demo into an empty database, or continues an interrupted load.
 * @param say receives progress in Spanish
 */
export async function loadDemoIntoEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  const logins = app.get(Logins);
  if (!(await isWanted(logins))) {
    return;
  }
  const lock = new pg.Client({ connectionString: app.get(DatabaseUrl).app });
  // The load itself tells a fault of the database.
  lock.on('error', () => {});
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    // Another replica may have loaded the demo meanwhile.
    if (await isWanted(logins)) {
      await load(app, say);
    }
  } finally {
    await lock.end();
  }
}

async function load(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  // Only the first start needs this module, which takes 0.3 MB of heap.
  const [{ DemoModule }, { DemoData }] = await Promise.all([
    import('./demo.module.js'),
    import('./demo-data.service.js'),
  ]);
  const demo = await app.get(LazyModuleLoader).load(() => DemoModule, { logger: false });
  await app.get(Turns).exempt(() => demo.get(DemoData).load(say));
}

/** Whether the database has no people, or a demo whose load was interrupted. */
async function isWanted(logins: Logins): Promise<boolean> {
  const demo = await logins.findByEmail(DEMO_CREDENTIALS.email);
  return demo ? demo.claveHash === null : !(await logins.isAnybodyThere());
}
