import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { BEFORE_ESQUEMA } from '../../../migrations/before-esquema.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { unfinished } from '../../../server/common/database/schema-state.js';
import { DomainError } from '../../../server/common/errors/domain-error.js';
import { FileStorage } from '../../../server/common/files/file-storage.js';
import { createTestApp, type TestApp } from '../../factories/app.js';
import { newCarpeta } from '../../factories/carpetas.js';
import { loadSmallDemo } from '../../factories/demo.js';
import { newDocumento, pdf } from '../../factories/documentos.js';
import { newCuenta } from '../../factories/people.js';
import {
  backUp,
  countIn,
  databaseOf,
  emptyInstallation,
  filesOf,
  type Installation,
  newArchive,
  newFolder,
  restore,
  schemaOf,
} from '../../factories/respaldos.js';
import { execute } from '../../support/execute.js';

/** Faults of backups. Each test copies or restores a whole installation. */
let test: TestApp;

const NAMES = MIGRATIONS.map(({ name }) => name);

/** Makes a database name these migrations as its own. */
async function nameMigrations({ owner }: TestApp, names: readonly string[]): Promise<void> {
  await owner.query('truncate migraciones restart identity');
  await owner.query(
    'insert into migraciones (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) name',
    [names],
  );
}

beforeAll(async () => {
  test = await createTestApp();
  await loadSmallDemo(test);
}, 180_000);
afterAll(() => test.close());

describe('a backup', () => {
  const identity = generateIdentity();
  let cuentaId: string;
  let path: string;
  let there: Installation;

  beforeAll(async () => {
    const cuenta = await newCuenta(test, { nombre: 'Notaría copiada' });
    cuentaId = cuenta.cuentaId;
    await newDocumento(cuenta.titular, (await newCarpeta(cuenta.titular)).id, { content: pdf('copiado') });
    path = join(await newFolder(), 'copia');
    there = await emptyInstallation(test);
    await backUp(path, test, { clave: await identityToRecipient(await identity) });
    await restore(path, there, { clave: await identity });
  }, 120_000);
  afterAll(() => execute(inject('postgresUrl'), `drop database "${databaseOf(there)}" with (force)`));

  const keyOf = async (sql: string, id: string): Promise<string> => (await test.owner.query(sql, [id])).rows[0].clave;

  it('replaces an existing database when somebody types its name, also a database of an older version', async () => {
    const older = join(await newFolder(), 'anterior');
    const clave = 'una frase que abre la copia';
    const fileIn = (installation: Installation, key: string) => join(installation.dataDir, 'archivos', key);
    const damaged = await keyOf('select clave from documento_versiones where cuenta_id = $1', cuentaId);
    const lost = await keyOf('select min(clave) as clave from documento_versiones where cuenta_id <> $1', cuentaId);
    await nameMigrations(test, BEFORE_ESQUEMA);
    await rename(fileIn(test, lost), `${test.dataDir}/perdido`);
    const { archivos, migraciones } = await backUp(older, test, { clave });
    await rename(`${test.dataDir}/perdido`, fileIn(test, lost));
    await nameMigrations(test, NAMES);
    expect(migraciones).toEqual(BEFORE_ESQUEMA);
    expect(archivos.faltan).toEqual([lost]);

    await rm(fileIn(there, lost));
    await writeFile(fileIn(there, damaged), 'dañado');
    Object.assign(there.settings, { JWT_SECRET: 'el secreto de otra instalación, de más de 32' });
    const look = async () => [
      await countIn(there.ownerUrl, 'carpetas'),
      await filesOf(there),
      await readFile(fileIn(there, damaged), 'utf8'),
    ];
    const before = await look();
    for (const [options, reason] of [
      [{}, 'ya tiene datos. Para reemplazarlos, agregue --reemplazar.'],
      [{ isReemplazo: true }, 'ejecute esto en una terminal'],
      [{ isReemplazo: true, typed: 'carpetas' }, 'No es el nombre de la base'],
    ] as const) {
      await expect(restore(older, there, { clave, ...options })).rejects.toThrow(reason);
    }
    expect(await look()).toEqual(before);

    const { isWhole, said } = await restore(older, there, { clave, isReemplazo: true, typed: databaseOf(there) });
    expect(isWhole).toBe(false);
    expect(said).toContain(`Falta el archivo ${lost}`);
    expect(said).toContain('JWT_SECRET no es el de la instalación copiada');
    expect(await schemaOf(there.ownerUrl)).toEqual(await schemaOf(test.ownerUrl));
    expect(await readFile(fileIn(there, damaged))).toEqual(await readFile(fileIn(test, damaged)));
    // The files of the replaced data are gone.
    expect(await filesOf(there)).toHaveLength(archivos.total);
  }, 60_000);

  it('that is damaged, cannot be stored or is not complete changes nothing; a damaged or a newer database is not copied', async () => {
    const empty = await emptyInstallation(test);
    onTestFinished(() => execute(inject('postgresUrl'), `drop database "${databaseOf(empty)}" with (force)`));
    const [folder, clave] = [await newFolder(), await identity];
    const damaged = join(folder, 'dañada');
    await writeFile(damaged, (await readFile(path)).subarray(0, -1));
    await expect(restore(damaged, empty, { clave })).rejects.toThrow('dañada');

    const { write } = FileStorage.prototype;
    const full = vi.spyOn(FileStorage.prototype, 'write');
    for (let n = 0; n < 5; n += 1) full.mockImplementationOnce(write.bind(new FileStorage(empty.settings)));
    full.mockRejectedValueOnce(new DomainError('SIN_ESPACIO', 507, 'No queda espacio para guardar archivos.'));
    await expect(restore(path, empty, { clave })).rejects.toThrow('No queda espacio');
    full.mockRestore();

    const { rows } = await test.owner.query('select name from migraciones order by id');
    const migraciones = rows.map(({ name }) => name);
    const wrong = await newArchive(join(folder, 'mala'), migraciones, { nombre: 'public.usuarios', columnas: ['id'] });
    await expect(restore(wrong, empty)).rejects.toThrow('invalid input syntax for type uuid');

    await test.owner.query(`insert into migraciones (timestamp, name) values (9e12, 'DelFuturo9000000000000')`);
    await expect(backUp(join(folder, 'nueva'), test)).rejects.toThrow('La base es de una versión más nueva');
    await nameMigrations(test, BEFORE_ESQUEMA.slice(0, -1));
    await expect(backUp(join(folder, 'incompleta'), test)).rejects.toThrow(unfinished('La base'));
    await nameMigrations(test, NAMES);
    const tabla = { nombre: 'public.usuarios', columnas: ['id'] };
    const incomplete = await newArchive(join(folder, 'de una incompleta'), BEFORE_ESQUEMA.slice(0, -1), tabla);
    await expect(restore(incomplete, empty)).rejects.toThrow(unfinished('La copia'));
    expect(await countIn(empty.ownerUrl, `pg_class where relnamespace = 'public'::regnamespace`)).toBe(0);
    expect(await filesOf(empty)).toEqual([]);
  }, 60_000);
});
