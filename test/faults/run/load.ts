import { createHash } from 'node:crypto';
import { startWriting, type Writing } from '../../support/writing.ts';
import type { Site } from './installation.ts';
import { pdf, upload } from './office.ts';
import { until } from './until.ts';

const DOCUMENT_BYTES = 20_000;

/** The number of acknowledged writes during a fault, and the number of stored writes after it. */
export interface Count {
  acknowledged: number;
  found: number;
  lost: string[];
  twice: string[];
}

export interface Load {
  /** The results of each kind of write. */
  readonly parts: { rows: Writing; files: Writing };
  /** Waits until this many further writes were acknowledged. */
  more(writes: number): Promise<void>;
  /** Ends the writing, and counts the writes in the database and the files. */
  count(): Promise<Count>;
}

/**
 * Clients that write. Some open carpetas and comment on a carpeta, each write with its Idempotency-Key. Another client
 * files documents, which take no key and are not sent again.
 */
export function startLoad(site: Site): Load {
  const { office } = site;
  const rows = startWriting({
    servers: site.clients,
    clients: 5,
    write: (client, name) => {
      const headers = { 'idempotency-key': name };
      const { tipoActoId, carpetaId } = office;
      return name.startsWith('Cliente 0')
        ? client.post('/carpetas', { caratula: name, tipoActoId, abrir: true }, { headers })
        : client.post(`/carpetas/${carpetaId}/comentarios`, { texto: name }, { headers });
    },
  });
  const contentOf = (name: string) => pdf(name, DOCUMENT_BYTES);
  const files = startWriting({
    servers: site.clients,
    clients: 1,
    prefix: 'Escaneo de ',
    isRepeatable: false,
    write: (client, name) => upload(client, office.carpetaId, `${name}.pdf`, contentOf(name)),
  });

  const stored = async () => {
    const written = await site.rows<{ name: string }>(
      `select texto as name from carpeta_comentarios where cuenta_id = $1
       union all select caratula from carpetas where cuenta_id = $1 and id <> $2
       union all select nombre from documentos where cuenta_id = $1 and nombre like 'Escaneo%'`,
      [office.cuentaId, office.carpetaId],
    );
    return written.map(({ name }) => name.replace(/\.pdf$/, ''));
  };

  /** The acknowledged documents whose bytes differ from the sent bytes. */
  const damaged = async () => {
    const { documentos } = (await site.client(0).get(`/carpetas/${office.carpetaId}/documentos`)).body;
    const ids = new Map<string, string>(
      documentos.map(({ id, nombre }: { id: string; nombre: string }) => [nombre.replace(/\.pdf$/, ''), id]),
    );
    const names: string[] = [];
    for (const name of files.acknowledged) {
      const { baseUrl, accessToken } = site.client(0);
      const answer = await fetch(`${baseUrl}/api/documentos/${ids.get(name)}/versiones/1/contenido`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      if (hashOf(new Uint8Array(await answer.arrayBuffer())) !== hashOf(contentOf(name))) names.push(name);
    }
    return names;
  };

  return {
    parts: { rows, files },
    more: async (writes) => {
      const from = rows.acknowledged.length;
      const isDone = () => rows.acknowledged.length - from >= writes;
      if (!(await until(isDone, 60))) throw new Error(`No se aceptaron ${writes} escrituras en un minuto.`);
    },
    count: async () => {
      await Promise.all([rows.end(), files.end()]);
      const acknowledged = [...rows.acknowledged, ...files.acknowledged];
      const found = await stored();
      const once = new Set(found);
      const lost = [...acknowledged.filter((name) => !once.has(name)), ...(await damaged())];
      const twice = found.filter((name, index) => found.indexOf(name) !== index);
      return { acknowledged: acknowledged.length, found: found.length, lost: [...new Set(lost)], twice };
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
