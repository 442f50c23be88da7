import { beforeAll, describe, expect, it } from 'vitest';
import { abrirDocx, textoDe } from '../../server/expediente/plantillas/docx.js';
import { escribirDocx } from '../../server/expediente/plantillas/escribir-docx.js';
import type { PlantillaDetalleDto, PlantillaDto } from '../../server/expediente/plantillas/plantillas.dto.js';
import type { Answer, ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { download, storedKeys } from '../factories/documentos.js';
import { newInmueble } from '../factories/inmuebles.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

function upload(
  client: ApiClient,
  path: string,
  content: Buffer | string,
  { archivo = 'Venta.docx', ...fields }: Record<string, string> = {},
): Promise<Answer<PlantillaDetalleDto>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  const bytes = typeof content === 'string' ? escribirDocx(content) : content;
  form.append('archivo', new Blob([new Uint8Array(bytes)]), archivo);
  return client.post(path, form);
}

async function newPlantilla(client: ApiClient, texto: string, fields: Record<string, string> = {}) {
  const { status, body } = await upload(client, '/plantillas', texto, fields);
  if (status !== 201) {
    throw new Error(`The template was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

const textOf = async (client: ApiClient, documentoId: string, n = 1) => {
  const { bytes } = await download(client, documentoId, n);
  return textoDe((await abrirDocx(bytes)).get('word/document.xml')?.toString() ?? '');
};

const VENTA =
  '{vendedores|plural:El vendedor:Los vendedores:La vendedora:Las vendedoras}, {#vendedores}{nombreCompleto}, {estadoCivil}{separador}{/vendedores}, ' +
  '{vendedores|plural:vende:venden} {compradores|plural:al comprador:a los compradores:a la compradora:a las compradoras} {compradores|nombres} ' +
  'por {carpeta.monto|letras} ({carpeta.monto}).';

describe('story 8: a template with two sellers and one buyer', () => {
  it('makes a document with the right names, plurals and price in words, and none while an estado civil is missing', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { acto: 'Compraventa', moneda: 'USD', monto: '85000' });
    const of = { genero: 'femenino', estadoCivil: 'casado' };
    const ana = await newPersona(titular, { nombre: 'Ana', apellidos: 'Paz Gil', ...of });
    const eva = await newPersona(titular, { nombre: 'Inés', apellidos: 'Ñandú', genero: 'femenino' });
    const juan = await newPersona(titular, { nombre: 'Juan', apellidos: 'Sosa', genero: 'masculino' });
    await newParte(titular, id, { personaId: ana.id, rol: 'vendedor' });
    const parte = await newParte(titular, id, { personaId: eva.id, rol: 'vendedor' });
    await newParte(titular, id, { personaId: juan.id, rol: 'comprador' });
    const plantilla = await newPlantilla(titular, VENTA, { nombre: 'Boleto' });

    const path = `/carpetas/${id}/plantillas/${plantilla.id}`;
    const lugar = `/carpetas/${id}/partes/${parte.id}/persona`;
    const falta = { nombre: 'Estado civil', de: 'Inés Ñandú', lugar };
    const prueba = await titular.get(`${path}/prueba`);
    expect(prueba.body.faltan).toEqual([{ ...falta, mensaje: 'Falta «Estado civil» de Inés Ñandú.' }]);
    expect(prueba.body.texto).toContain('Inés Ñandú, [Estado civil de Inés Ñandú]');
    const refused = await titular.post(`${path}/documentos`, {});
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'FALTAN_DATOS',
      'Falta «Estado civil» de Inés Ñandú.',
    ]);
    expect(refused.body.details).toEqual([expect.objectContaining(falta)]);
    expect((await titular.get(`/carpetas/${id}/documentos`)).body.documentos).toEqual([]);

    await titular.patch(`/personas/${eva.id}`, { estadoCivil: 'soltero' }, { version: eva.version });
    const made = await titular.post(`${path}/documentos`, {});
    expect([made.status, made.body.n, made.body.documento.nombre]).toEqual([201, 1, 'Boleto.docx']);
    expect(made.body.documento.actual.mime).toContain('wordprocessingml');
    expect(await textOf(titular, made.body.documento.id)).toBe(
      'Las vendedoras, Ana Paz Gil, casada e Inés Ñandú, soltera, venden al comprador Juan Sosa ' +
        'por dólares estadounidenses ochenta y cinco mil (U$S 85.000,00).',
    );

    const again = await titular.post(`${path}/documentos`, { documentoId: made.body.documento.id });
    expect([again.status, again.body.n]).toEqual([201, 2]);
    const { body: offered } = await titular.get(`/carpetas/${id}/plantillas`);
    expect(offered).toEqual([
      expect.objectContaining({
        ...{ id: plantilla.id, esDelActo: false },
        documentos: [{ id: made.body.documento.id, nombre: 'Boleto.docx', versiones: 2 }],
      }),
    ]);
    const { body: versiones } = await titular.get(`/documentos/${made.body.documento.id}/versiones`);
    expect(versiones[0].motivo).toBe('Generada de la plantilla «Boleto» (versión 1)');
  });
});

describe('the templates of the office', () => {
  it('are the six of the product once they are asked for, each for its acto, and can be filled', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all([titular.post('/plantillas/iniciales'), titular.post('/plantillas/iniciales')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body: all } = await titular.get<PlantillaDto[]>('/plantillas');
    expect(all.map(({ nombre }) => nombre)).toEqual([
      'Acta de constatación',
      'Certificación de firmas',
      'Compraventa de inmueble',
      'Donación de inmueble',
      'Hipoteca',
      'Poder general de administración',
    ]);
    const { id } = await newCarpeta(titular, {
      ...{ acto: 'Compraventa', moneda: 'ARS', monto: '1000001', fechaFirmaPrevista: '2099-03-16' },
      escribanoId: titular.usuarioId,
    });
    const datos = { nacionalidad: 'española', nacimiento: '1980-05-01', domicilio: 'Los Ceibos 20' };
    const dni = { paisDoc: 'AR', tipoDoc: 'DNI' };
    const ana = {
      nombre: 'Ana',
      apellidos: 'Paz',
      genero: 'femenino',
      estadoCivil: 'viudo',
      numeroDoc: '20111222',
      ...dni,
    };
    const juan = {
      nombre: 'Juan',
      apellidos: 'Sosa',
      genero: 'masculino',
      estadoCivil: 'union',
      numeroDoc: '20111333',
      ...dni,
    };
    for (const [rol, persona] of Object.entries({ vendedor: ana, comprador: juan })) {
      await newParte(titular, id, { rol, personaId: (await newPersona(titular, { ...datos, ...persona })).id });
    }
    await newInmueble(titular, id, { matricula: 'FR 12-345', domicilio: 'Ñandubay 44', superficie: '250,5' });
    const [venta] = (await titular.get(`/carpetas/${id}/plantillas`)).body;
    expect(venta).toMatchObject({ nombre: 'Compraventa de inmueble', esDelActo: true });
    const { body } = await titular.get(`/carpetas/${id}/plantillas/${venta.id}/prueba`);
    expect(body.faltan).toEqual([]);
    expect(body.texto).toContain('a los dieciséis días del mes de marzo de dos mil noventa y nueve');
    expect(body.texto).toContain(
      'ANA PAZ, española, nacida el primero de mayo de mil novecientos ochenta, viuda, DNI 20.111.222, con domicilio en Los Ceibos 20',
    );
    expect(body.texto).toContain('JUAN SOSA, español, nacido el');
    expect(body.texto).toContain('La vendedora vende al comprador, que compra, el siguiente inmueble:');
    expect(body.texto).toContain('doscientos cincuenta metros cuadrados con cincuenta decímetros cuadrados (250,5 m²)');
    expect(body.texto).toContain('pesos un millón uno ($ 1.000.001,00)');
  });

  it('name all errors of a file, and keep no file with an error', async () => {
    const { titular } = await newCuenta(test);
    const { status, body } = await upload(
      titular,
      '/plantillas',
      '{carpeta.montto} {#vendedores}{apellido}{/} {monto|letra}',
    );
    expect([status, (body as { code?: string }).code]).toEqual([422, 'PLANTILLA_CON_ERRORES']);
    expect((body as { details?: { mensaje: string }[] }).details?.map(({ mensaje }) => mensaje)).toEqual([
      'No existe el campo «carpeta.montto». ¿Quiso decir «carpeta.monto»?',
      'No existe el campo «apellido». ¿Quiso decir «apellidos»?',
      'No existe el filtro «letra». ¿Quiso decir «letras»?',
    ]);
    for (const [content, archivo] of [
      [Buffer.from('MZ nothing'), 'a.docx'],
      [escribirDocx('x'), 'a.docm'],
      [Buffer.alloc(6 * 1024 * 1024), 'a.docx'],
    ] as const) {
      expect((await upload(titular, '/plantillas', content, { archivo })).status).toBeOneOf([413, 422]);
    }
    expect((await titular.get('/plantillas')).body).toEqual([]);
  });

  it('keep each version, also when two are sent at once, and give its file back', async () => {
    const { titular } = await newCuenta(test);
    const plantilla = await newPlantilla(titular, 'uno {carpeta.codigo}');
    expect([plantilla.nombre, plantilla.campos]).toEqual([
      'Venta',
      [{ escrito: 'carpeta.codigo', nombre: 'Número', grupo: 'Carpeta', isSection: false }],
    ]);
    const path = `/plantillas/${plantilla.id}/versiones`;
    const answers = await Promise.all(['dos', 'tres'].map((texto) => upload(titular, path, texto, { motivo: texto })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await titular.get<PlantillaDetalleDto>(`/plantillas/${plantilla.id}`);
    expect(body.versiones.map(({ n }) => n)).toEqual([3, 2, 1]);
    const file = await fetch(`${titular.baseUrl}/api${path}/1/contenido`, {
      headers: { authorization: `Bearer ${titular.accessToken}` },
    });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const partes = await abrirDocx(Buffer.from(await file.arrayBuffer()));
    expect(textoDe(partes.get('word/document.xml')?.toString() ?? '')).toBe('uno {carpeta.codigo}');
  });

  it('take an earlier version back as the newest version, if it still serves', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { titular: stranger } = await newCuenta(test);
    const { body: clausula } = await titular.post('/clausulas', {
      clave: 'pago',
      nombre: 'Pago',
      texto: 'Al contado.',
    });
    const { id } = await newPlantilla(titular, 'uno {carpeta.caratula}');
    await upload(titular, `/plantillas/${id}/versiones`, 'dos {clausula.pago}');
    await upload(titular, `/plantillas/${id}/versiones`, 'tres');
    const restore = (n: number, client: ApiClient = titular) =>
      client.post<PlantillaDetalleDto>(`/plantillas/${id}/versiones/${n}/restaurar`);
    const restored = await restore(1);
    expect([restored.status, restored.body.versionActual]).toEqual([200, 4]);
    expect(restored.body.campos.map(({ escrito }) => escrito)).toEqual(['carpeta.caratula']);
    const [newest, , , first] = restored.body.versiones;
    expect([newest?.motivo, newest?.sha256]).toEqual(['Repone la versión 1', first?.sha256]);
    const carpeta = await newCarpeta(titular, { caratula: 'Ñandú' });
    const said = await titular.get(`/carpetas/${carpeta.id}/plantillas/${id}/prueba`);
    expect(said.body.texto).toBe('uno Ñandú');
    expect((await restore(4)).body).toMatchObject({ code: 'ES_LA_ACTUAL' });
    expect((await restore(9)).status).toBe(404);
    expect((await restore(1, oficial)).status).toBe(403);
    expect((await restore(1, stranger)).status).toBe(404);
    await titular.delete(`/clausulas/${clausula.id}`);
    expect((await restore(2)).body).toMatchObject({
      code: 'PLANTILLA_CON_ERRORES',
      details: [{ mensaje: 'No existe el campo «clausula.pago».' }],
    });
  });

  it('count in the plan, which refuses templates for which it has no room', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { id, versiones } = await newPlantilla(titular, 'uno');
    const used = async () => (await titular.get('/plan')).body.uso.almacenamientoBytes;
    expect(await used()).toBe(versiones[0]?.bytes);
    await titular.send('PUT', '/plan', { planId: 'inicial' });
    await test.owner.query('update plantilla_versiones set bytes = $2 where plantilla_id = $1', [id, 1024 ** 3 - 9]);
    const stored = await storedKeys(test, cuentaId);
    for (const path of ['/plantillas', `/plantillas/${id}/versiones`]) {
      expect(await upload(titular, path, 'dos')).toMatchObject({
        status: 409,
        body: { code: 'LIMITE_ALMACENAMIENTO' },
      });
    }
    expect((await titular.post('/plantillas/iniciales')).body.code).toBe('LIMITE_ALMACENAMIENTO');
    expect(await storedKeys(test, cuentaId)).toEqual(stored);
    expect((await titular.get('/plantillas')).body).toMatchObject([{ id, versionActual: 1 }]);
  });

  it('change at the version that was seen, and are offered for their actos while they are on', async () => {
    const { titular } = await newCuenta(test);
    const plantilla = await newPlantilla(titular, 'hola');
    const path = `/plantillas/${plantilla.id}`;
    const tiposActo = [await tipoActoId(titular, 'Poder')];
    const changed = await titular.patch(path, { nombre: 'Carta', tiposActo }, { version: plantilla.version });
    expect([changed.status, changed.body.nombre]).toEqual([200, 'Carta']);
    expect((await titular.patch(path, { nombre: 'Otra' }, { version: plantilla.version })).status).toBe(412);
    expect((await titular.patch(path, { tiposActo: [plantilla.id] }, { version: changed.body.version })).status).toBe(
      422,
    );
    const [poder, acta] = [await newCarpeta(titular, { acto: 'Poder' }), await newCarpeta(titular)];
    const offered = async (id: string) => (await titular.get(`/carpetas/${id}/plantillas`)).body.length;
    expect([await offered(poder.id), await offered(acta.id)]).toEqual([1, 0]);
    await titular.patch(path, { activa: false }, { version: changed.body.version });
    expect(await offered(poder.id)).toBe(0);
  });

  it('insert clauses, which stay while a template names them', async () => {
    const { titular } = await newCuenta(test);
    const clausula = { clave: 'precio', nombre: 'Precio', texto: 'Se paga {carpeta.caratula}.' };
    const { body: made } = await titular.post('/clausulas', clausula);
    expect((await titular.post('/clausulas', clausula)).body.code).toBe('CLAUSULA_REPETIDA');
    const wrong = { ...clausula, clave: 'otra', texto: 'Se paga {carpeta.montto}.' };
    const mensaje = 'No existe el campo «carpeta.montto». ¿Quiso decir «carpeta.monto»?';
    const refused = { code: 'CLAUSULA_CON_ERRORES', details: [{ campo: 'texto', mensaje }] };
    expect((await titular.post('/clausulas', wrong)).body).toMatchObject(refused);
    const { version } = made;
    expect((await titular.patch(`/clausulas/${made.id}`, { texto: wrong.texto }, { version })).body).toMatchObject(
      refused,
    );
    const plantilla = await newPlantilla(titular, '{clausula.precio}');
    const { id } = await newCarpeta(titular, { caratula: 'al contado' });
    expect((await titular.get(`/carpetas/${id}/plantillas/${plantilla.id}/prueba`)).body.texto).toBe(
      'Se paga al contado.',
    );
    expect((await titular.delete(`/clausulas/${made.id}`)).body.code).toBe('CLAUSULA_USADA');
    const { body } = await titular.get('/plantillas/campos');
    expect(JSON.stringify(body.grupos)).toContain('{clausula.precio}');
    await upload(titular, `/plantillas/${plantilla.id}/versiones`, 'sin ella');
    expect((await titular.delete(`/clausulas/${made.id}`)).status).toBe(200);
  });
});

describe('making documents from templates', () => {
  it.each([
    [2, 200, 201, 201],
    [3, 200, 403, 201],
    [4, 403, 403, 403],
    [5, 403, 403, 403],
  ])('role %i gets %i for reading, %i for uploading and %i for making', async (rolId, sees, uploads, makes) => {
    const { titular, cuentaId } = await newCuenta(test);
    const miembro = await newMiembro(test, cuentaId, rolId);
    const { id } = await newCarpeta(titular, { responsableId: miembro.usuarioId });
    const plantilla = await newPlantilla(titular, 'hola {carpeta.caratula}');
    expect((await miembro.get('/plantillas')).status).toBe(sees);
    expect((await upload(miembro, '/plantillas', 'hola')).status).toBe(uploads);
    expect((await miembro.post(`/carpetas/${id}/plantillas/${plantilla.id}/documentos`, {})).status).toBe(makes);
  });

  it('answers 404 to another cuenta, and to a person who does not see the carpeta', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { titular: stranger } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular, { reservada: true });
    const plantilla = await newPlantilla(titular, 'hola');
    const path = `/carpetas/${id}/plantillas`;
    for (const client of [stranger, oficial]) {
      expect((await client.get(path)).status).toBe(404);
      expect((await client.get(`${path}/${plantilla.id}/prueba`)).status).toBe(404);
      expect((await client.post(`${path}/${plantilla.id}/documentos`, {})).status).toBe(404);
    }
    const own = await newCarpeta(stranger);
    expect((await stranger.get(`/carpetas/${own.id}/plantillas/${plantilla.id}/prueba`)).status).toBe(404);
    expect((await stranger.get(`/plantillas/${plantilla.id}/versiones/1/contenido`)).status).toBe(404);
  });

  it('gives a single document when two people generate it at once, and another document only on request', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newCarpeta(titular, { responsableId: oficial.usuarioId });
    const plantilla = await newPlantilla(titular, 'hola', { nombre: 'Carta' });
    const path = `/carpetas/${id}/plantillas/${plantilla.id}/documentos`;
    const answers = await Promise.all([titular, oficial, titular].map((client) => client.post(path, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const documentos = async () => (await titular.get(`/carpetas/${id}/documentos`)).body.documentos;
    const [made] = await documentos();
    expect(refused).toMatchObject({ code: 'YA_GENERADO', details: [{ documentoId: made.id }] });
    expect(refused.message).toContain('Ya se generó «Carta.docx» de esta plantilla');
    expect(await storedKeys(test, cuentaId)).toHaveLength(2);
    expect((await titular.post(path, { otro: true })).status).toBe(201);
    expect(await documentos()).toHaveLength(2);
  });

  it('refuses a new version of a document that was made from another template', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const [one, other] = [await newPlantilla(titular, 'uno'), await newPlantilla(titular, 'otro')];
    const { body } = await titular.post(`/carpetas/${id}/plantillas/${one.id}/documentos`, {});
    const path = `/carpetas/${id}/plantillas/${other.id}/documentos`;
    expect((await titular.post(path, { documentoId: body.documento.id })).status).toBe(422);
  });
});
