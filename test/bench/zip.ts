import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Product } from '../support/product.ts';
import { residentMemory } from './load.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement } from './report.ts';

const FILE_BYTES = 40e6;
const COPIES = 50;
/** How much the server's memory may grow while it sends the ZIPs. */
const MAX_GROWTH = 40e6;

/**
 * Measures the most memory that the server takes while it sends 2 GB as a ZIP. The memory from before is subtracted.
 */
export async function measureZip({ baseUrl, process }: Product, office: Office): Promise<Measurement[]> {
  const authorization = `Bearer ${office.accessToken}`;
  const directorios = [await fillDirectorio(baseUrl, authorization, office)];
  // The first download loads the libraries for ZIPs.
  await download(baseUrl, authorization, directorios, async () => {});
  const before = (await residentMemory(process.pid)) ?? 0;
  let peak = before;
  const bytes = await download(baseUrl, authorization, directorios, async () => {
    peak = Math.max(peak, (await residentMemory(process.pid)) ?? 0);
  });
  if (bytes < FILE_BYTES * COPIES) throw new Error(`El ZIP tiene ${bytes} bytes.`);
  return [
    {
      name: `Memoria que toma un ZIP de ${decimal(bytes / 1e9, 1)} GB`,
      value: `${decimal((peak - before) / 1e6, 0)} MB`,
      budget: `≤ ${MAX_GROWTH / 1e6} MB`,
      isMet: peak - before <= MAX_GROWTH,
    },
  ];
}

/** Uploads a file, and lists it many times in its directorio. @returns the id of the directorio */
async function fillDirectorio(baseUrl: string, authorization: string, { ownerUrl }: Office): Promise<string> {
  const body = new FormData();
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(FILE_BYTES)]);
  body.append('archivos', new Blob([content], { type: 'application/pdf' }), 'Muy grande/escritura.pdf');
  const response = await fetch(`${baseUrl}/api/archivos`, { method: 'POST', headers: { authorization }, body });
  if (!response.ok) throw new Error(`No se pudo subir: ${await response.text()}`);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ id: string }>(
      `with original as (
         select a.*, v.sha256, v.mime, v.clave from archivos a
           join archivo_versiones v on v.cuenta_id = a.cuenta_id and v.archivo_id = a.id
           join directorios d on d.cuenta_id = a.cuenta_id and d.id = a.directorio_id and d.nombre = 'Muy grande'
       ), copies as (
         insert into archivos (cuenta_id, id, directorio_id, nombre, version_actual, bytes, creado_por, actualizado_en)
         select cuenta_id, gen_random_uuid(), directorio_id, 'copia ' || n || '.pdf', 1, bytes, creado_por, now()
           from original, generate_series(2, $1::int) n
         returning cuenta_id, id, nombre, creado_por
       ), versions as (
         insert into archivo_versiones (cuenta_id, archivo_id, n, sha256, bytes, mime, nombre_original, clave, autor_id)
         select c.cuenta_id, c.id, 1, o.sha256, o.bytes, o.mime, c.nombre, o.clave, c.creado_por from copies c, original o
       )
       select directorio_id as id from original`,
      [COPIES],
    );
    return rows[0]!.id;
  } finally {
    await owner.end();
  }
}

/** Reads a ZIP to its end. @param onPart called from time to time meanwhile @returns its number of bytes */
async function download(
  baseUrl: string,
  authorization: string,
  directorios: string[],
  onPart: () => Promise<void>,
): Promise<number> {
  const allowed = await fetch(`${baseUrl}/api/archivos/zip`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ directorios }),
  });
  const { url } = (await allowed.json()) as { url: string };
  const cookie = allowed.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const { body } = await fetch(new URL(url, baseUrl), { headers: { cookie: cookie.join('; ') } });
  let bytes = 0;
  let parts = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (++parts % 500 === 0) await onPart();
  }
  return bytes;
}
