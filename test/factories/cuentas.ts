import { describe as told } from '../../server/plataforma/auditoria/descripciones.js';
import type { CuentaActualDto } from '../../server/plataforma/cuentas/cuenta-actual.dto.js';
import { palabrasDe } from '../../server/vocabulario/palabras.js';
import type { TestApp } from './app.js';
import { auditOf } from './auditoria.js';
import type { Member } from './people.js';

/** The facts in the audit of a cuenta, in order. */
export async function toldOf(test: TestApp, cuentaId: string): Promise<string[]> {
  return (await auditOf(test, cuentaId)).map(({ accion, datos }) => told(accion, datos, palabrasDe('AR')));
}

export const cuentaOf = async (member: Member): Promise<CuentaActualDto> => (await member.get('/cuenta')).body;
