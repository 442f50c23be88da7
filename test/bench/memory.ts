import type { Product } from '../support/product.ts';
import { load, residentMemory } from './load.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement } from './report.ts';

const REQUESTS = 100_000;

/** Resident memory of the server's process after many requests to the routes that people use most. */
export async function measureMemory({ baseUrl, process }: Product, { accessToken }: Office): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const atStart = await residentMemory(process.pid);
  const list = await fetch(`${baseUrl}/api/carpetas`, { headers });
  const { carpetas } = (await list.json()) as { carpetas: { id: string }[] };
  const ids = carpetas.map(({ id }) => id);
  const paths = [
    '/api/auth/check',
    '/api/cuentas',
    '/api/tipos-acto',
    '/api/carpetas?tamano=10&estado=firmada&orden=numero',
    ...ids.flatMap((id) => [`/api/carpetas/${id}`, `/api/carpetas/${id}/actividad`]),
  ];
  await load({ url: baseUrl, headers, amount: REQUESTS, requests: paths.map((path) => ({ path })) });
  const atEnd = await residentMemory(process.pid);
  if (atStart === null || atEnd === null) return [{ name: 'Memoria residente', value: 'solo se lee en Linux' }];
  const megabytes = (bytes: number) => `${decimal(bytes / 1e6, 0)} MB`;
  return [
    { name: 'Memoria residente al iniciar', value: megabytes(atStart) },
    {
      name: `Memoria residente tras ${REQUESTS} pedidos`,
      value: megabytes(atEnd),
      budget: '< 200 MB',
      isMet: atEnd < 200e6,
    },
  ];
}
