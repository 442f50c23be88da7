import type { INestApplicationContext } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import { UsuariosService } from '../usuarios/usuarios.service.js';
import { DEMO_CREDENTIALS } from './demo-credentials.js';

/**
 * Loads the demo, or the rest of it, unless somebody is there already.
 * @param say receives progress in Spanish
 */
export async function loadDemoIntoEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  if (!(await isWanted(app.get(UsuariosService)))) {
    return;
  }
  // Its module is of the first start only: 0.3 MB of heap that the others do not load.
  const [{ DemoModule }, { DemoData }] = await Promise.all([
    import('./demo.module.js'),
    import('./demo-data.service.js'),
  ]);
  const demo = await app.get(LazyModuleLoader).load(() => DemoModule);
  await demo.get(DemoData).load(say);
}

/** Whether nobody is there, or the demo without its end. */
async function isWanted(usuarios: UsuariosService): Promise<boolean> {
  const demo = await usuarios.findByEmail(DEMO_CREDENTIALS.email);
  return demo ? demo.claveHash === null : !(await usuarios.isAnybodyThere());
}
