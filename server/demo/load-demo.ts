import type { INestApplicationContext } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import { UsuariosService } from '../auth/usuarios.service.js';
import { Turns } from '../common/tenancy/turns.js';
import { DEMO_CREDENTIALS } from './demo-credentials.js';

/**
 * Loads the demo into an empty database, or continues an interrupted load.
 * @param say receives progress in Spanish
 */
export async function loadDemoIntoEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  if (!(await isWanted(app.get(UsuariosService)))) {
    return;
  }
  // Only the first start needs this module, which takes 0.3 MB of heap.
  const [{ DemoModule }, { DemoData }] = await Promise.all([
    import('./demo.module.js'),
    import('./demo-data.service.js'),
  ]);
  const demo = await app.get(LazyModuleLoader).load(() => DemoModule);
  await app.get(Turns).exempt(() => demo.get(DemoData).load(say));
}

/** Whether the database has no people, or a demo whose load was interrupted. */
async function isWanted(usuarios: UsuariosService): Promise<boolean> {
  const demo = await usuarios.findByEmail(DEMO_CREDENTIALS.email);
  return demo ? demo.claveHash === null : !(await usuarios.isAnybodyThere());
}
