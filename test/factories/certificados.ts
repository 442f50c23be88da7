import { newCarpeta, readyToSign } from './carpetas.js';
import type { Member } from './people.js';
import { newParte } from './personas.js';

/** A compraventa with its partes, which waits only for its certificates. */
export async function compraventa(client: Member, fields: object = {}) {
  const carpeta = await newCarpeta(client, { acto: 'Compraventa', ...fields });
  const vendedor = await newParte(client, carpeta.id, { rol: 'vendedor' });
  await newParte(client, carpeta.id, { rol: 'comprador' });
  await readyToSign(client, carpeta.id, '2026-03-16');
  return { ...carpeta, vendedorId: vendedor.id };
}
