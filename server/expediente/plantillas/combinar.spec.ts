import { describe, expect, it } from 'vitest';
import type { Persona } from '../personas/persona.entity.js';
import { problemasDeClausula } from './clausula-leida.js';
import { combinar } from './combinar.js';
import { ambitoDe, type DatosDeCarpeta } from './datos.js';
import { abrirDocx } from './docx.js';
import { escribirDocx } from './escribir-docx.js';
import { leerPlantilla } from './plantilla-leida.js';

const persona = (fields: Partial<Persona>): Persona =>
  ({
    ...{ id: 'p', tipo: 'humana', nombre: null, apellidos: null, razonSocial: null, paisDoc: null, tipoDoc: null },
    ...{
      numeroDoc: null,
      idFiscalPais: null,
      idFiscalTipo: null,
      idFiscal: null,
      nacimiento: null,
      nacionalidad: null,
    },
    ...{
      genero: null,
      estadoCivil: null,
      nupcias: null,
      conyuge: null,
      regimen: null,
      domicilio: null,
      profesion: null,
    },
    ...{ email: null, telefono: null, motivoExcepcion: null, vencimiento: null },
    nombreCompleto: fields.razonSocial ?? `${fields.apellidos}, ${fields.nombre}`,
    ...fields,
  }) as Persona;

const ana = persona({
  nombre: 'Ana',
  apellidos: 'Paz',
  genero: 'femenino',
  estadoCivil: 'casado',
  nacionalidad: 'argentina',
});
const ines = persona({ nombre: 'Inés', apellidos: 'Ñandú Gil', genero: 'femenino', estadoCivil: 'soltero' });
const juan = persona({ nombre: 'Juan', apellidos: 'Sosa', genero: 'masculino', nacionalidad: 'española' });
const sociedad = persona({ tipo: 'juridica', razonSocial: 'Los Ceibos S.A.' });

const parte = (id: string, rol: string, who: Persona, representados: string[] = []) => ({
  parte: { id, rol, caracter: null, porcentaje: null, representados },
  persona: who,
});

const datosCon = (changes: Partial<DatosDeCarpeta> = {}): DatosDeCarpeta => ({
  carpeta: {
    ...{ id: 'c1', codigo: 'ESC-2026-000123', caratula: 'Paz a Sosa', moneda: 'USD', monto: '85000.00' },
    ...{ fechaFirma: null, fechaFirmaPrevista: '2026-03-16', ubicacionFisica: null },
  },
  acto: 'Compraventa de inmueble',
  escribano: { nombre: 'Elena Lavalle', email: 'elena@ejemplo.test' },
  responsable: null,
  oficina: { nombre: 'Escribanía Lavalle', pais: 'AR' },
  ahora: { fecha: '2026-03-10', hora: '10:30' },
  partes: [parte('a', 'vendedor', ana), parte('i', 'vendedor', ines), parte('j', 'comprador', juan)],
  inmuebles: [],
  certificados: [],
  clausulas: [],
  ...changes,
});

async function combinado(texto: string, changes: Partial<DatosDeCarpeta> = {}) {
  const datos = datosCon(changes);
  return combinar(await abrirDocx(escribirDocx(texto)), ambitoDe(datos), datos.oficina.pais);
}
const textoDe = async (texto: string, changes?: Partial<DatosDeCarpeta>) => (await combinado(texto, changes)).texto;
const problemasDe = async (texto: string) =>
  leerPlantilla(await abrirDocx(escribirDocx(texto)), []).problemas.map(({ mensaje }) => mensaje);

describe('a template of a carpeta', () => {
  it('speaks of two sellers and one buyer, with the price in words', async () => {
    const said = await textoDe(
      `{vendedores|plural:El vendedor:Los vendedores:La vendedora:Las vendedoras}, {#vendedores}{nombreCompleto}, {estadoCivil}{separador}{/vendedores}, ` +
        `{vendedores|plural:vende:venden} {compradores|plural:al comprador:a los compradores:a la compradora:a las compradoras} ` +
        `{#compradores}{nombreCompleto}, {nacionalidad|gentilicio}{/} por {carpeta.monto|letras} ({monto}) el {fechaFirma|letras}.`,
    );
    expect(said).toBe(
      'Las vendedoras, Ana Paz, casada e Inés Ñandú Gil, soltera, venden al comprador Juan Sosa, español por ' +
        'dólares estadounidenses ochenta y cinco mil (U$S 85.000,00) el dieciséis de marzo de dos mil veintiséis.',
    );
  });

  it('is masculine when one of several people is, and in the singular for one person', async () => {
    const who =
      '{#partes|varios}Comparecen{/}{^partes|varios}Comparece{/} {partes|nombres}, {partes|plural:el:los:la:las}';
    expect(await textoDe(who)).toBe('Comparecen Ana Paz, Inés Ñandú Gil y Juan Sosa, los');
    expect(await textoDe(who, { partes: [parte('a', 'vendedor', ana)] })).toBe('Comparece Ana Paz, la');
    expect(await textoDe('{partes|cantidad|letras} y {testigos|cantidad|letras}')).toBe('tres y cero');
  });

  it('repeats lines, and leaves out what does not apply', async () => {
    const said = await textoDe(
      '{#partes}\n{nombreCompleto}{#esJuridica}, sociedad{/}{#estadoCivil|es:casado}, del mismo domicilio{/}\n{/partes}\nFin{^inmuebles} sin inmuebles{/}.',
      { partes: [parte('a', 'vendedor', ana), parte('s', 'comprador', sociedad)] },
    );
    expect(said).toBe('Ana Paz, del mismo domicilio\nLos Ceibos S.A., sociedad\nFin sin inmuebles.');
  });

  it('says for whom a representative acts', async () => {
    const partes = [parte('a', 'vendedor', ana), parte('j', 'apoderado', juan, ['a'])];
    expect(await textoDe('{#apoderados}{nombreCompleto} por {representados|nombres}{/}', { partes })).toBe(
      'Juan Sosa por Ana Paz',
    );
  });

  it('names each field that nobody filled, once, with the page where it is filled', async () => {
    const { texto, faltan } = await combinado('{#compradores}{estadoCivil} {estadoCivil} {domicilio}{/} {ubicacion}');
    expect(faltan).toEqual([
      { nombre: 'Estado civil', de: 'Juan Sosa', lugar: '/carpetas/c1/partes/j/persona' },
      { nombre: 'Domicilio', de: 'Juan Sosa', lugar: '/carpetas/c1/partes/j/persona' },
      { nombre: 'Ubicación', de: null, lugar: '/carpetas/c1' },
    ]);
    expect(texto).toContain('[Domicilio de Juan Sosa]');
  });

  it('names a missing gender on which a word depends, and a role that nobody has', async () => {
    const eva = persona({ nombre: 'Eva', apellidos: 'Gil', estadoCivil: 'viudo', nacionalidad: 'alemana' });
    const partes = [parte('e', 'vendedor', eva)];
    const missing = async (texto: string) => (await combinado(texto, { partes })).faltan.map(({ nombre }) => nombre);
    expect(await missing('{#vendedores}{estadoCivil}{nacionalidad|gentilicio}{genero|segun:a:b}{/}')).toEqual([
      'Género',
    ]);
    expect(await missing('{vendedores|plural:vende:venden}')).toEqual([]);
    expect(await missing('{vendedores|plural:a:b:c:d}')).toEqual(['Género']);
    expect(await missing('{compradores|plural:compra:compran}')).toEqual(['Partes: comprador']);
    expect(await missing('{#compradores}{nombre}{/}')).toEqual([]);
  });

  it('names a field that only people have and a company lacks, with the condition that the template forgot', async () => {
    const { faltan } = await combinado('{#partes}{estadoCivil}{/}', { partes: [parte('s', 'vendedor', sociedad)] });
    expect(faltan[0]?.imposible).toBe(
      'Los Ceibos S.A. es una persona jurídica: en la plantilla, ponga este campo entre {#esHumana} y {/esHumana}.',
    );
  });

  it('inserts clauses, with their own fields', async () => {
    const clausulas = [
      { clave: 'precio', nombre: 'Precio', texto: 'El precio es {monto|letras}.\nSe paga hoy & al <contado>.' },
    ];
    for (const written of ['{clausula.precio}', '{ clausula . precio }']) {
      expect(await textoDe(written, { clausulas })).toBe(
        'El precio es dólares estadounidenses ochenta y cinco mil.\nSe paga hoy & al <contado>.',
      );
    }
  });

  it('writes what people typed as text, whatever it looks like', async () => {
    const partes = [parte('x', 'vendedor', persona({ nombre: '<w:p/>\u0007', apellidos: '{monto} & ]]>\u000b' }))];
    expect(await textoDe('{vendedores|nombres}', { partes })).toBe('<w:p/> {monto} & ]]>');
  });

  it('is a document that other programs can open', async () => {
    const { bytes } = await combinado('{carpeta.codigo}');
    expect((await abrirDocx(bytes)).get('word/document.xml')?.toString()).toContain('ESC-2026-000123');
  });
});

describe('a template that is not right', () => {
  it.each([
    ['{carpeta.montto}', 'No existe el campo «carpeta.montto». ¿Quiso decir «carpeta.monto»?'],
    ['{#vendedoras}{/}', 'No existe el campo «vendedoras». ¿Quiso decir «vendedores»?'],
    ['{estadoCivil}', '«estadoCivil» es de cada uno: póngalo entre {#partes} y {/partes}.'],
    ['{zzzzzzzz}', 'No existe el campo «zzzzzzzz».'],
    ['{monto|letra}', 'No existe el filtro «letra». ¿Quiso decir «letras»?'],
    ['{caratula|letras}', 'El filtro «letras» se usa así: {carpeta.monto|letras}.'],
    ['{carpeta}', '«carpeta» no es un dato solo: elija uno de los suyos, como {carpeta.codigo}.'],
    ['{#vendedores}{nombre}', 'Se abre «{#vendedores}» y no se cierra con «{/vendedores}».'],
    ['{/vendedores}', 'Se cierra «{/vendedores}», que no se abrió con «{#vendedores}».'],
    ['{#vendedores}{/compradores}', 'Se abre «{#vendedores}» y se cierra con otro nombre: «{/compradores}».'],
    ['vale {monto', 'Hay una llave «{» que no se cierra con «}». Es la de «{monto».'],
    ['vale } hoy', 'Hay una llave «}» que no se abrió con «{». Está después de «vale».'],
    ['} hoy', 'Hay una llave «}» que no se abrió con «{».'],
    ['{}', 'Hay llaves sin nada adentro.'],
    ['{ }', 'Hay llaves sin nada adentro.'],
    [`{${'x'.repeat(70)}}`, `No existe el campo «${'x'.repeat(60)}…».`],
    ['{@monto}', 'Los campos con «@» no se usan aquí.'],
    ['{constructor}', 'No existe el campo «constructor».'],
    [
      '{partes|plural:a:b:c}',
      'El filtro «plural» se usa así: {vendedores|plural:el vendedor:los vendedores:la vendedora:las vendedoras}.',
    ],
  ])('%s: %s', async (texto, mensaje) => {
    expect(await problemasDe(texto)).toEqual([mensaje]);
  });

  it('has nothing wrong when it is right, and lists its fields', async () => {
    const leida = leerPlantilla(await abrirDocx(escribirDocx('{#vendedores}{nombre} {nombre}{/} {monto|letras}')), []);
    expect(leida.problemas).toEqual([]);
    expect(leida.campos).toEqual([
      { escrito: 'vendedores', nombre: 'Partes: vendedor', grupo: 'Partes: vendedor', isSection: true },
      { escrito: 'nombre', nombre: 'Nombre', grupo: 'Parte', isSection: false },
      { escrito: 'monto|letras', nombre: 'Monto', grupo: 'Carpeta', isSection: false },
    ]);
  });
});

describe('a clause', () => {
  const clausula = (clave: string, texto: string) => ({ clave, nombre: clave, texto });
  const pago = clausula('pago', 'al contado, {carpeta.monto|letras}');

  it.each([
    ['Se paga {carpeta.monto|letras} a {vendedores|nombres}, {clausula.pago}.', []],
    ['{nombreCompleto}, {documento}, paga {monto}', []],
    ['{carpeta.montto}', ['No existe el campo «carpeta.montto». ¿Quiso decir «carpeta.monto»?']],
    ['{nombreCompleto} {linderos}', [expect.stringMatching(/^«(nombreCompleto|linderos)» es de cada uno/)]],
    ['{monto|letra}', ['No existe el filtro «letra». ¿Quiso decir «letras»?']],
    ['{monto', ['Hay una llave «{» que no se cierra con «}».']],
    ['monto}', ['Hay una llave «}» que no se abrió con «{».']],
    ['{}', ['Hay llaves sin nada adentro.']],
    [
      '{#partes}{nombre}{/}',
      [
        '«{#partes}» no se usa en una cláusula, que no lleva repeticiones ni condiciones.',
        '«{/}» no se usa en una cláusula, que no lleva repeticiones ni condiciones.',
      ],
    ],
    ['{clausula.otra}', [expect.stringContaining('No existe el campo «clausula.otra».')]],
    ['{clausula.uno}', ['En la cláusula «uno»: La cláusula «uno» se nombra a sí misma.']],
    ['{clausula.pago|mayusculas}', ['La cláusula «pago» lleva campos: póngales los filtros a ellos.']],
  ])('«%s» has wrong %j', (texto, problemas) => {
    expect(problemasDeClausula(clausula('uno', texto), [pago])).toEqual(problemas);
  });

  it('stands neither in itself nor in more than three, and its fields are known where a template names it', async () => {
    const dos = clausula('dos', '{clausula.uno}');
    expect(problemasDeClausula(clausula('uno', '{clausula.dos}'), [dos])).toEqual([
      'En la cláusula «dos»: En la cláusula «uno»: La cláusula «uno» se nombra a sí misma.',
    ]);
    const cadena = [clausula('b', '{clausula.c}'), clausula('c', '{clausula.d}'), clausula('d', 'fin')];
    expect(problemasDeClausula(clausula('a', '{clausula.b}'), cadena)).toEqual([
      'En la cláusula «b»: En la cláusula «c»: En la cláusula «d»: Hay más de 3 cláusulas una dentro de otra.',
    ]);
    const quien = clausula('quien', '{nombreCompleto}');
    const leida = async (texto: string) => leerPlantilla(await abrirDocx(escribirDocx(texto)), [quien]).problemas;
    expect(await leida('{#vendedores}{clausula.quien}{/}')).toEqual([]);
    expect(await leida('{clausula.quien}')).toEqual([
      {
        escrito: 'clausula.quien',
        mensaje: 'En la cláusula «quien»: «nombreCompleto» es de cada uno: póngalo entre {#partes} y {/partes}.',
      },
    ]);
  });
});

it('clauses that name others hundreds of times are gone through once each', () => {
  const clausula = (clave: string, texto: string) => ({ clave, nombre: clave, texto });
  const [b, c] = [clausula('b', '{clausula.c}'.repeat(200)), clausula('c', '{monto}'.repeat(200))];
  const start = performance.now();
  expect(problemasDeClausula(clausula('a', '{clausula.b}'.repeat(200)), [b, c])).toEqual([]);
  // Reading each clause at each name would take half a minute; with 700 names, hours.
  expect(performance.now() - start).toBeLessThan(5_000);
});
