import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NumerosEnUnaForma1763700000109 } from '../../../migrations/1763700000109-numeros-en-una-forma.js';
import { migrate } from '../../../server/common/database/migrate.js';
import { checkIdentityDocument } from '../../../server/vocabulario/documentos-identidad/check-identity-document.js';
import { createTestApp, type TestApp } from '../../factories/app.js';
import { createDatabaseBefore } from '../../factories/old-database.js';
import { type Member, signedIn } from '../../factories/people.js';

/** Numbers as earlier releases kept them, and as they are kept now. */
const ESCRITOS = [
  ['ES', 'CIF', 'G1234567D', 'G12345674'],
  ['ES', 'NIF', 'G1234567D', 'G12345674'],
  ['ES', 'CIF', 'ESV1234567D', 'V12345674'],
  ['ES', 'CIF', 'N1234567D', 'N1234567D'],
  ['ES', 'CIF', 'B12345674', 'B12345674'],
  // With a wrong letter, by an exception of the titular.
  ['ES', 'CIF', 'G1234567A', 'G12345671'],
  ['ES', 'DNI', '1234567L', '01234567L'],
  ['ES', 'NIF', 'X01234567L', 'X1234567L'],
  ['AR', 'DNI', '0012345', '012345'],
  ['AR', 'DNI', '00012345', '012345'],
  ['AR', 'DNI', '00000123', '000123'],
  ['AR', 'DNI', '01234567', '1234567'],
  ['AR', 'DNI', '012345', '012345'],
  ['AR', 'DNI', '12345', '12345'],
  ['CL', 'RUT', '076543216', '76543216'],
  ['UY', 'CI', '01234562', '1234562'],
  ['CO', 'NIT', '0900123456', '900123456'],
  // Of another country, or of another kind, the same letters say something else.
  ['AR', 'PASAPORTE', '0012345', '0012345'],
  ['ES', 'PASAPORTE', 'G1234567D', 'G1234567D'],
  ['AR', 'OTRO', '0012345', '0012345'],
] as const;
/** In more carpetas than the database writes the searched texts of at once. */
const MUCHAS = 201;
const DE_UN_BANCO = 'F1234567D';

let test: TestApp;
let owner: pg.Pool;
const [UNO, OTRO] = [uuid(), uuid()];
const usuarioOf = new Map<string, string>();
const IMPORTACION = uuid();
const ids = new Map<string, string>();

const insert = async (table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row);
  await owner.query(
    `insert into ${table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)})`,
    Object.values(row),
  );
};

async function newPersona(cuentaId: string, fields: Record<string, unknown>): Promise<string> {
  const id = uuid();
  const creada_por = usuarioOf.get(cuentaId);
  const nombre = { tipo: 'juridica', razon_social: 'Cooperativa de antes' };
  await insert('personas', { cuenta_id: cuentaId, id, creada_por, ...nombre, ...fields });
  return id;
}

const fiscal = (numero: string) => ({ id_fiscal_pais: 'ES', id_fiscal_tipo: 'CIF', id_fiscal: numero });

async function newCarpeta(cuentaId: string, personaId: string, snapshot: object | null): Promise<void> {
  const id = uuid();
  const creada_por = usuarioOf.get(cuentaId);
  const { rows } = await owner.query('select id from tipos_acto where cuenta_id = $1', [cuentaId]);
  await insert('carpetas', { cuenta_id: cuentaId, id, caratula: 'De antes', tipo_acto_id: rows[0].id, creada_por });
  const parte = { cuenta_id: cuentaId, id: uuid(), carpeta_id: id, persona_id: personaId, rol: 'firmante', orden: 1 };
  await insert('partes', { ...parte, snapshot: snapshot && JSON.stringify(snapshot) });
}

async function fill(): Promise<void> {
  for (const cuentaId of [UNO, OTRO]) {
    const usuarioId = uuid();
    usuarioOf.set(cuentaId, usuarioId);
    await insert('usuarios', { id: usuarioId, email: `${usuarioId}@ejemplo.test`, nombre: 'Ana' });
    const cuenta = { id: cuentaId, nombre: 'De antes', pais: 'ES', moneda: 'EUR', zona_horaria: 'Europe/Madrid' };
    await insert('cuentas', cuenta);
    await insert('membresias', { cuenta_id: cuentaId, usuario_id: usuarioId, rol_id: 1 });
    const acto = { cuenta_id: cuentaId, id: uuid(), clave: 'acta', nombre: 'Acta', pais: 'ES', es_registrable: false };
    await insert('tipos_acto', acto);
    await owner.query(
      `insert into tipos_acto_versiones (cuenta_id, tipo_acto_id, version, nombre, es_registrable, reservado_por_defecto,
                                         roles_requeridos, requisitos, plazos, secciones, alcance_aml)
       select cuenta_id, id, version, nombre, es_registrable, reservado_por_defecto, roles_requeridos, requisitos, plazos,
              secciones, alcance_aml
         from tipos_acto where cuenta_id = $1`,
      [cuentaId],
    );
  }
  for (const [pais, tipo, numero] of ESCRITOS) {
    const documento = { pais_doc: pais, tipo_doc: tipo, numero_doc: numero };
    const mismo = { id_fiscal_pais: pais, id_fiscal_tipo: tipo, id_fiscal: numero };
    await newPersona(UNO, { ...documento, ...mismo, motivo_excepcion: 'Como se anotaba' });
  }
  ids.set('de otra cuenta', await newPersona(OTRO, fiscal('G1234567D')));
  ids.set('con letra', await newPersona(OTRO, fiscal('U1234567D')));
  ids.set('con número', await newPersona(OTRO, { ...fiscal('U12345674'), razon_social: 'La misma' }));
  await newCarpeta(OTRO, ids.get('con letra')!, { razonSocial: 'Cooperativa de antes', idFiscal: 'U1234567D' });
  ids.set('completada', await newPersona(OTRO, { ...fiscal('J1234567D'), razon_social: 'Completada' }));
  const completado = { idFiscal: { idFiscal: 'J1234567D', idFiscalTipo: 'CIF', idFiscalPais: 'ES' } };
  const importada = { cuenta_id: OTRO, importacion_id: IMPORTACION, persona_id: ids.get('completada') };
  await insert('persona_importaciones', { ...importada, completado, importada_en: new Date() });
  const banco = await newPersona(OTRO, { ...fiscal(DE_UN_BANCO), razon_social: 'Banco cooperativo' });
  for (let n = 0; n < MUCHAS; n += 1) await newCarpeta(OTRO, banco, null);
}

beforeAll(async () => {
  const database = await createDatabaseBefore(NumerosEnUnaForma1763700000109);
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  await fill();
  await migrate(database.ownerUrl);
  test = await createTestApp({}, database);
});

afterAll(async () => {
  await owner?.end();
  await test?.close();
});

const titularOf = (cuentaId: string): Promise<Member> =>
  signedIn(test, { id: usuarioOf.get(cuentaId)!, email: '', nombre: 'Ana' }, cuentaId, 1);

it('numbers come out in the one form that the product keeps, in both documents of a persona', async () => {
  const { rows } = await owner.query(
    `select pais_doc, tipo_doc, numero_doc, id_fiscal from personas where cuenta_id = $1 order by id`,
    [UNO],
  );
  expect(rows).toEqual(
    ESCRITOS.map(([pais_doc, tipo_doc, , numero]) => ({ pais_doc, tipo_doc, numero_doc: numero, id_fiscal: numero })),
  );
  for (const { pais_doc, tipo_doc, numero_doc } of rows) {
    expect(checkIdentityDocument(pais_doc, tipo_doc, numero_doc).normalized, numero_doc).toBe(numero_doc);
  }
});

it('two that are one number by now are offered as duplicates, in their own cuenta alone', async () => {
  const titular = await titularOf(OTRO);
  const persona = await titular.get(`/personas/${ids.get('con letra')}`);
  expect(persona.body).toMatchObject({
    idFiscal: 'U12345674',
    avisos: ['Ya hay una persona con ese CIF: La misma.'],
    duplicados: [{ id: ids.get('con número') }],
  });
  expect((await titular.get(`/personas/${ids.get('de otra cuenta')}`)).body).toMatchObject({
    idFiscal: 'G12345674',
    duplicados: [],
  });
  expect((await titular.get('/personas?buscar=u1234567d')).body.paginacion.total).toBe(2);
});

it('what a signed deed settled stays as it was', async () => {
  const { rows } = await owner.query('select snapshot from partes where persona_id = $1', [ids.get('con letra')]);
  expect(rows).toEqual([{ snapshot: { razonSocial: 'Cooperativa de antes', idFiscal: 'U1234567D' } }]);
});

it('an import of the same day is taken back with the number that it filled', async () => {
  const titular = await titularOf(OTRO);
  const undone = await titular.post('/personas/importacion/deshacer', { importacion: IMPORTACION });
  expect([undone.status, undone.body]).toEqual([200, { eliminadas: 0, vaciadas: 1, quedan: [] }]);
  expect((await titular.get(`/personas/${ids.get('completada')}`)).body.idFiscal).toBeNull();
});

it.each(['F1234567D', 'F12345674', 'U1234567D', 'U12345674'])(
  'carpetas are found by %s, also those of a bank',
  async (numero) => {
    const titular = await titularOf(OTRO);
    const { body } = await titular.get(`/carpetas?buscar=${numero}`);
    expect(body.paginacion.total).toBe(numero.startsWith('F') ? MUCHAS : 1);
  },
);
