import { randomBytes } from 'node:crypto';
import type { Product } from '../support/product.ts';
import { load, residentMemory } from './load.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement } from './report.ts';

const WARM_UP = 10_000;
const REQUESTS = 100_000;
const UPLOADS = 1_000;
/** The most memory that the server's process may use, in bytes. */
export const MAX_MEMORY = 256e6;
/** The largest growth, as a ratio, at which memory counts as flat. */
const MAX_GROWTH = 1.1;

/**
 * Resident memory of the server's process. It is measured at the start, after many requests, and after many uploads.
 */
export async function measureMemory({ baseUrl, process }: Product, { accessToken }: Office): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
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
  const read = (amount: number) => load({ url: baseUrl, headers, amount, requests: paths.map((path) => ({ path })) });
  const upload = () => uploadAll(`${baseUrl}/api/carpetas/${ids[0]}/documentos`, headers);

  const atStart = await residentMemory(process.pid);
  if (atStart === null) return [{ name: 'Memoria residente', value: 'solo se lee en Linux' }];
  await read(WARM_UP);
  const warm = (await residentMemory(process.pid)) ?? 0;
  await read(REQUESTS);
  const afterRequests = (await residentMemory(process.pid)) ?? 0;
  await upload();
  const warmUploads = (await residentMemory(process.pid)) ?? 0;
  await upload();
  const afterUploads = (await residentMemory(process.pid)) ?? 0;
  return [
    { name: 'Memoria residente al iniciar', value: megabytes(atStart) },
    growth(`Memoria residente tras ${REQUESTS} pedidos más`, warm, afterRequests),
    growth(`Memoria residente tras ${UPLOADS} subidas más`, warmUploads, afterUploads),
  ];
}

/** Uploads files of 200 KB, ten per request. */
async function uploadAll(url: string, headers: Record<string, string>): Promise<void> {
  for (let sent = 0; sent < UPLOADS; sent += 10) {
    const body = new FormData();
    for (let n = 0; n < 10; n++) {
      const text = `%PDF-1.4\n${randomBytes(100_000).toString('hex')}`;
      body.append('archivos', new Blob([text], { type: 'application/pdf' }), `escaneo-${sent + n}.pdf`);
    }
    const { status } = await fetch(url, { method: 'POST', headers, body });
    if (status >= 300) throw new Error(`POST ${url}: ${status}`);
  }
}

function growth(name: string, before: number, after: number): Measurement {
  return {
    name,
    value: `${megabytes(after)}, ${decimal((after / before - 1) * 100, 1)} % más`,
    budget: `≤ ${megabytes(MAX_MEMORY)} y ≤ 10 % más`,
    isMet: after <= MAX_MEMORY && after <= before * MAX_GROWTH,
  };
}

export const megabytes = (bytes: number) => `${decimal(bytes / 1e6, 0)} MB`;
