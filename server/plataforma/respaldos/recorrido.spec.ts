import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Paquete } from './paquete.js';
import { lineOf, listOf, recorrer } from './recorrido.js';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const tabla = { nombre: 'public.notas', columnas: ['id', 'texto'] };
const inicio = { formato: 'carpetas-respaldo', version: 1, fecha: '', migraciones: [], huella: null, tablas: [tabla] };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carpetas-recorrido-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A small backup, with rows in two parts and a file. */
async function newBackup(clave?: string): Promise<Buffer> {
  const path = join(folder, 'copia');
  const paquete = new Paquete(createWriteStream(path), clave);
  const rows = Buffer.from(randomBytes(100_000).toString('base64'));
  const file = randomBytes(200_000);
  const list = listOf([lineOf('cuenta/archivo', sha256(file))]);
  await paquete.add('inicio.json', JSON.stringify(inicio));
  await paquete.add('tablas/public.notas/000001', rows.subarray(0, 90_000));
  await paquete.add('tablas/public.notas/000002', rows.subarray(90_000));
  await paquete.add('archivos/cuenta/archivo', file);
  await paquete.add('sumas/000001', list);
  const tablas = [{ ...tabla, filas: 1, bytes: rows.length, sha256: sha256(rows) }];
  const archivos = { total: 1, bytes: file.length, sha256: sha256(list), faltan: [] };
  await paquete.add('manifiesto.json', JSON.stringify({ ...inicio, tablas, archivos }));
  await paquete.end();
  return readFile(path);
}

async function read(bytes: Uint8Array, clave?: string) {
  const path = join(folder, 'leida');
  await writeFile(path, bytes);
  return recorrer(path, clave);
}

function altered(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** An archive by another program. */
async function packed(...entries: [name: string, content: unknown][]): Promise<Buffer> {
  return gzipSync(
    await packTar(
      entries.map(([name, content]) => {
        const body = JSON.stringify(content);
        return { header: { name, type: 'file', size: Buffer.byteLength(body) }, body };
      }),
    ),
  );
}

describe('reading a backup', () => {
  it('finds it complete, with each kind of key', async () => {
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    const phrase = 'una frase que abre la copia';
    for (const [made, opened] of [[], [recipient, identity], [identity, identity], [phrase, phrase]]) {
      expect((await read(await newBackup(made), opened)).archivos.total).toBe(1);
    }
  });

  it('notices when it is cut or altered anywhere', async () => {
    const identity = await generateIdentity();
    for (const clave of [undefined, identity]) {
      const bytes = await newBackup(clave);
      const places = [
        20,
        bytes.length >> 2,
        bytes.length >> 1,
        bytes.length - 2_000,
        // The last two places are in the checksum and the length. Bits between them and the data may mean nothing.
        bytes.length - 5,
        bytes.length - 1,
      ];
      for (const at of [0, ...places]) {
        await expect(read(bytes.subarray(0, at), clave), `cut at ${at} of ${bytes.length}`).rejects.toThrow(
          /cortada|dañad/,
        );
      }
      for (const at of places) {
        await expect(read(altered(bytes, at), clave), `altered at ${at} of ${bytes.length}`).rejects.toThrow(/dañad/);
      }
    }
  });

  it('says that the key is missing, wrong, or the public one', async () => {
    const identity = await generateIdentity();
    const bytes = await newBackup(identity);
    await expect(read(bytes)).rejects.toThrow('está cifrada: defina RESPALDO_CLAVE');
    await expect(read(bytes, await generateIdentity())).rejects.toThrow('no es la clave de esta copia');
    await expect(read(bytes, 'una frase que no la abre')).rejects.toThrow('no es la clave de esta copia');
    await expect(read(bytes, await identityToRecipient(identity))).rejects.toThrow('no se abre la copia');
    await expect(newBackup('age1incompleta')).rejects.toThrow('no es una clave de age que sirva');
  });

  it('trusts no name, no link and no order inside', async () => {
    const begun = ['inicio.json', inicio] as [string, unknown];
    for (const [bytes, reason] of [
      [Buffer.from('otra cosa'), 'dañada'],
      [await packed(['otra.json', {}]), 'No es una copia'],
      [await packed(['inicio.json', {}]), 'No es una copia'],
      [await packed(['inicio.json', { ...inicio, version: 2 }]), 'versión más nueva'],
      [
        await packed(['inicio.json', { ...inicio, tablas: [{ ...tabla, nombre: 'public.x; drop table y' }] }]),
        'dañada',
      ],
      [await packed(begun), 'no llega a su final'],
      [await packed(begun, begun), 'dañada'],
      [await packed(begun, ['tablas/public.usuarios/000001', '']), 'dañada'],
      [await packed(begun, ['tablas/public.notas/000002', '']), 'dañada'],
      [await packed(begun, ['archivos/../../afuera', '']), 'dañada'],
      [await packed(begun, ['archivos//etc/passwd', '']), 'dañada'],
      [await packed(begun, ['manifiesto.json', { ...inicio, archivos: null }]), 'dañada'],
      [
        gzipSync(await packTar([{ header: { name: 'archivos/x', type: 'symlink', linkname: '/etc', size: 0 } }])),
        'No es una copia',
      ],
    ] as const) {
      await expect(read(bytes), reason).rejects.toThrow(reason);
    }
  });
});
