import { describe, expect, it } from 'vitest';
import type { ContactoFila } from '../contactos.repository.js';
import { readCsv } from './csv-reader.js';
import { writeCsv } from './csv-writer.js';
import type { ContactoLeido } from './leido.js';

async function read(text: string): Promise<ContactoLeido[]> {
  const contactos: ContactoLeido[] = [];
  for await (const contacto of readCsv(text, 'AR')) {
    contactos.push(contacto);
  }
  return contactos;
}

const EMPTY = {
  emails: [],
  phoneNumbers: [],
  title: '',
  company: '',
  birthday: '',
  address: '',
  notes: '',
  etiquetas: [],
};

describe('a table', () => {
  it('as Google writes it today', async () => {
    const text =
      'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,Labels,' +
      'E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,' +
      'Address 1 - Formatted,Address 1 - Street,Address 1 - City\n' +
      'María,,Ordóñez,Estudio,Arquitecta,1980-02-29,"a\nb",Clientes ::: * myContacts,' +
      '* Work,maria@ejemplo.test,Estudio,otro@ejemplo.test ::: tercero@ejemplo.test,Mobile,+54 9 11 5555-0001,' +
      '"Lavalle 1450\nBuenos Aires",Lavalle 1450,Buenos Aires\n';
    expect(await read(text)).toEqual([
      {
        fila: 2,
        name: 'María Ordóñez',
        emails: [
          { email: 'maria@ejemplo.test', label: 'Trabajo' },
          { email: 'otro@ejemplo.test', label: 'Estudio' },
          { email: 'tercero@ejemplo.test', label: 'Estudio' },
        ],
        phoneNumbers: [{ country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' }],
        title: 'Arquitecta',
        company: 'Estudio',
        birthday: '1980-02-29',
        address: 'Lavalle 1450 Buenos Aires',
        notes: 'a<br>b',
        etiquetas: ['Clientes'],
        sinLugar: [],
      },
    ]);
  });

  it('as Google wrote it before', async () => {
    const text =
      'Name,Given Name,Family Name,Birthday,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Organization 1 - Name,Organization 1 - Title\n' +
      'José Núñez,José,Núñez,--05-10,* My Contacts ::: Familia,* Home,jose@ejemplo.test,Juzgado,Juez\n';
    expect(await read(text)).toMatchObject([
      {
        name: 'José Núñez',
        emails: [{ email: 'jose@ejemplo.test', label: 'Personal' }],
        company: 'Juzgado',
        title: 'Juez',
        birthday: '',
        etiquetas: ['Familia'],
      },
    ]);
  });

  it('as Outlook writes it in English', async () => {
    const text =
      '"Title","First Name","Middle Name","Last Name","Company","Job Title","Business Street","Business City","Business Country/Region",' +
      '"Business Phone","Business Fax","Home Phone","Mobile Phone","Birthday","Categories","E-mail Address","E-mail Type","E-mail 2 Address","E-mail 2 Type"\r\n' +
      '"Dra.","Ana","","Paz","Registro","Registradora","Calle 1","La Plata","Argentina","+54 221 422-0001","","","+54 9 221 555-0001","2/29/1980","Registro;Cliente","ana@ejemplo.test","SMTP","a2@ejemplo.test","SMTP"\r\n' +
      '"","Sin","","Fecha","","","","","","","","","","0/0/00","","","","",""\r\n';
    expect(await read(text)).toMatchObject([
      {
        fila: 2,
        name: 'Ana Paz',
        title: 'Registradora',
        company: 'Registro',
        address: 'Calle 1, La Plata, Argentina',
        phoneNumbers: [{ label: 'Trabajo' }, { label: 'Móvil' }],
        birthday: '1980-02-29',
        etiquetas: ['Registro', 'Cliente'],
        emails: [
          { email: 'ana@ejemplo.test', label: '' },
          { email: 'a2@ejemplo.test', label: '' },
        ],
      },
      { ...EMPTY, fila: 3, name: 'Sin Fecha' },
    ]);
  });

  it('as Outlook and Excel write it in Spanish', async () => {
    const text =
      'sep=;\r\nNombre;Segundo nombre;Apellidos;Organización;Puesto;Calle del trabajo;Ciudad del trabajo;Teléfono del trabajo;Móvil;Cumpleaños;Dirección de correo electrónico;Dirección de correo electrónico 2;Notas\r\n' +
      'Íñigo;;Muñoz;Banco;Gerente;Calle 2;Madrid;+34 911 23 45 67;;10/5/1980;inigo@ejemplo.test;i2@ejemplo.test;"dijo ""sí""; y no"\r\n';
    expect(await read(text)).toMatchObject([
      {
        name: 'Íñigo Muñoz',
        company: 'Banco',
        title: 'Gerente',
        address: 'Calle 2, Madrid',
        phoneNumbers: [{ country: 'es', phoneNumber: '911 23 45 67', label: 'Trabajo' }],
        birthday: '1980-05-10',
        emails: [
          { email: 'inigo@ejemplo.test', label: '' },
          { email: 'i2@ejemplo.test', label: '' },
        ],
        notes: 'dijo &quot;sí&quot;; y no',
      },
    ]);
  });

  it('as Thunderbird writes it', async () => {
    const text =
      'First Name,Last Name,Display Name,Primary Email,Secondary Email,Work Phone,Home Phone,Fax Number,Mobile Number,Home Address,Home Address 2,Home City,Home ZipCode,Job Title,Organization\n' +
      'Ana,Paz,Ana Paz,ana@ejemplo.test,a2@ejemplo.test,4444-0001,4444-0002,4444-0003,4444-0004,Calle 1,2.º B,La Plata,1900,Jefa,Banco\n';
    expect(await read(text)).toMatchObject([
      {
        name: 'Ana Paz',
        emails: [{ email: 'ana@ejemplo.test' }, { email: 'a2@ejemplo.test' }],
        phoneNumbers: [{ label: 'Trabajo' }, { label: 'Personal' }, { label: 'Fax' }, { label: 'Móvil' }],
        address: 'Calle 1, 2.º B, La Plata, 1900',
        title: 'Jefa',
        company: 'Banco',
      },
    ]);
  });

  it('as an office keeps it in a spreadsheet, several in a cell', async () => {
    const text =
      'Apellido y nombre;Razón social;DNI;Domicilio;Localidad;Teléfonos;Celular;WhatsApp;Mail\r\n' +
      'Gómez, Juan;Gómez S. A.;20123456;San Martín 12;Rosario;0341-4221133 / 0341-4221134;341 555 1234;341 555 1234;juan@ejemplo.test; jg@ejemplo.test\r\n' +
      '"Paz, Ana";;;;La Plata;4555-0001 int. 12;;;ana@ejemplo.test, a2@ejemplo.test\r\n' +
      ';;;;;;341 555 9999;;\r\n';
    expect(await read(text)).toMatchObject([
      {
        name: 'Gómez, Juan',
        company: 'Gómez S. A.',
        address: 'San Martín 12, Rosario',
        phoneNumbers: [
          { phoneNumber: '341 422 1133', label: '' },
          { phoneNumber: '341 422 1134', label: '' },
          { label: 'Móvil' },
          { label: 'WhatsApp' },
        ],
        emails: [{ email: 'juan@ejemplo.test' }],
      },
      {
        name: 'Paz, Ana',
        address: 'La Plata',
        phoneNumbers: [{ phoneNumber: '4555-0001 int. 12' }],
        emails: [{ email: 'ana@ejemplo.test' }, { email: 'a2@ejemplo.test' }],
      },
      { name: '341 555 9999', phoneNumbers: [{ label: 'Móvil' }] },
    ]);
  });

  it('as anybody would write it, with rows that lack cells or have too many', async () => {
    const text = 'nombre\tteléfono\temail\tOtra cosa\nAna\t4555-0001\n\n \t\t\nLuis\t\tluis@ejemplo.test\tx\ty\tz\n';
    expect(await read(text)).toMatchObject([
      { fila: 2, name: 'Ana', phoneNumbers: [{ country: 'ar', phoneNumber: '4555-0001' }], emails: [] },
      { fila: 5, name: 'Luis', phoneNumbers: [], emails: [{ email: 'luis@ejemplo.test' }] },
    ]);
  });

  it.each([
    ['Birthday', '1/2/1980', '1980-01-02'],
    ['Birthday', '13/2/1980', '1980-02-13'],
    ['Cumpleaños', '1/2/1980', '1980-02-01'],
    ['Cumpleaños', '2/13/1980', '1980-02-13'],
    ['Cumpleaños', '1.2.1980', '1980-02-01'],
    ['Fecha de nacimiento', '19800201', '1980-02-01'],
    ['Fecha de nacimiento', '1980-02-01 00:00', '1980-02-01'],
    ['Cumpleaños', '31/31/1980', '1980-31-31'],
    ['Cumpleaños', 'mañana', 'mañana'],
  ])('%s %s is %s', async (heading, text, birthday) => {
    expect(await read(`Nombre,${heading}\nAna,${text}\n`)).toMatchObject([{ birthday }]);
  });
});

describe('columns for which a contact has no place', () => {
  it.each([
    [
      'more cells than headings',
      'Nombre,Correo\nAna,a@x.test,extra,otra\n',
      ['Se importó sin: 2 datos sin título («extra», «otra»).'],
    ],
    [
      'a column without a heading',
      'Nombre,,Correo\nAna,algo,a@x.test\n',
      ['Se importó sin: un dato sin título («algo»).'],
    ],
    ['a column that nobody knows', 'Nombre,Signo\nAna,Aries\n', ['Se importó sin: «Signo».']],
    ['two columns of one thing', 'Nombre,Empresa,Organización\nAna,Banco,Club\n', ['Se importó sin: «Organización».']],
    [
      'a name beside its parts',
      'Nombre completo,Nombres,Apellidos\nAna P.,Ana María,Paz\n',
      ['Se importó sin: «Nombres», «Apellidos».'],
    ],
    ['the parts of its name', 'Nombre completo,Nombres,Apellidos\nAna Paz,Ana,Paz\n', []],
    ['a year', 'Nombre,Nacimiento\nAna,1985\n', ['El cumpleaños «1985» no dice el día; se importó sin él.']],
    [
      'what Outlook fills by itself',
      'Name,Gender,Priority,Private,Initials,E-mail Address,E-mail Display Name\nAna Paz,Unspecified,Normal,False,A.P.,a@x.test,Ana Paz (a@x.test)\n',
      [],
    ],
    ['what somebody chose there', 'Name,Gender,Priority\nAna,Female,High\n', ['Se importó sin: «Gender», «Priority».']],
    ['a picture elsewhere', 'Nombre,Foto\nAna,https://x.test/a.png\n', ['Se importó sin: «Foto».']],
  ])('are named: %s', async (_, text, sinLugar) => {
    expect((await read(text)).map((contacto) => contacto.sinLugar)).toEqual([sinLugar]);
  });
});

describe('a hostile table', () => {
  it('gives only text: neither HTML nor formulas', async () => {
    const text = `Nombre,Notas,Empresa\n"<img src=x onerror=alert(1)>","<script>alert(1)</script>","=HYPERLINK(""http://otro.test"")"\n`;
    expect(await read(text)).toMatchObject([
      {
        name: '<img src=x onerror=alert(1)>',
        notes: '&lt;script&gt;alert(1)&lt;/script&gt;',
        company: '=HYPERLINK("http://otro.test")',
      },
    ]);
  });

  it.each([
    ['no columns that are known', 'a,b,c\n1,2,3\n', /No se reconocen las columnas/],
    ['10,000 columns', `${Array(10_000).fill('Nombre').join(',')}\n`, /más de 500 columnas/],
    ['a row too long', `Nombre,Notas\nAna,b\nLuis,"${'x'.repeat(400_000)}"\n`, /desde la fila 3/],
    ['a quote that never ends', `Nombre\nAna\n"${'Luis\n'.repeat(1_000)}`, /desde la fila 3/],
  ])('with %s is refused, and says where', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('with endless telephones in a cell is read only as far as the report needs', async () => {
    const [contacto] = await read(`Nombre,Teléfono,Correo\nAna,"${'4555-0001;'.repeat(9_999)}4555-0001",x\n`);
    expect(contacto?.phoneNumbers).toHaveLength(21);
    expect(await read(`Nombre,Teléfono\nAna,"1${' '.repeat(250_000)}1"\n`)).toMatchObject([{ name: 'Ana' }]);
  });

  it('with 10,000 cells in a row is read', async () => {
    expect(await read(`Nombre\nAna${',x'.repeat(10_000)}\n`)).toMatchObject([{ name: 'Ana' }]);
    expect(await read('')).toEqual([]);
    expect(await read('\n\n')).toEqual([]);
    expect(await read('Nombre\n')).toEqual([]);
  });

  it('with names of JavaScript, control characters and halves of characters is only text', async () => {
    const text = 'Nombre,__proto__,constructor,toString\na\u0000b\u0008c,1,2,3\n\ud800x,1,2,3\n';
    expect((await read(text)).map(({ name }) => name)).toEqual(['abc', '\ufffdx']);
  });
});

describe('writing a table', () => {
  const contacto = (overrides: Partial<ContactoFila>): ContactoFila => ({
    id: '01a1fce8-dfea-7632-be20-86991922b7b9',
    nombre: 'María "la arquitecta" Ordóñez, hija',
    titulo: 'Arquitecta',
    empresa: 'Estudio; Asociados',
    correos: [
      { email: 'maria@ejemplo.test', label: 'Trabajo' },
      { email: 'otro@ejemplo.test', label: 'Estudio' },
    ],
    telefonos: [{ country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' }],
    nacimiento: '1980-02-29',
    direccion: 'Lavalle 1450, Buenos Aires',
    notas: '<p>Prefiere la mañana &amp; no la tarde.</p><p>Otra línea</p>',
    avatar: null,
    fondo: null,
    personaId: null,
    etiquetas: ['t1', 'borrada'],
    version: 1,
    creadoEn: new Date(),
    actualizadoEn: new Date(),
    ...overrides,
  });
  const write = (...contactos: ContactoFila[]) => writeCsv(contactos, (id) => (id === 't1' ? 'Cliente' : undefined));

  it('gives a file that is read back unchanged', async () => {
    const text = await write(contacto({}), contacto({ nombre: 'Otro', correos: [], telefonos: [], nacimiento: null }));
    expect(text.startsWith('\ufeff"Nombre";"Cargo";"Empresa";"Correo 1";"Etiqueta del correo 1"')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(await read(text.slice(1))).toMatchObject([
      {
        fila: 2,
        name: 'María "la arquitecta" Ordóñez, hija',
        title: 'Arquitecta',
        company: 'Estudio; Asociados',
        emails: [
          { email: 'maria@ejemplo.test', label: 'Trabajo' },
          { email: 'otro@ejemplo.test', label: 'Estudio' },
        ],
        phoneNumbers: [{ country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' }],
        birthday: '1980-02-29',
        address: 'Lavalle 1450, Buenos Aires',
        notes: 'Prefiere la mañana &amp; no la tarde.<br>Otra línea',
        etiquetas: ['Cliente'],
      },
      { fila: 3, name: 'Otro', emails: [], phoneNumbers: [] },
    ]);
  });

  it.each([
    ['9 11 5555-0001', '"+54 9 11 5555-0001"'],
    ['+541155550001', `"'+541155550001"`],
    ['+1 -1', `"'+1 -1"`],
    ['+1+cmd|" /c calc"!A1', `"'+1+cmd|"" /c calc""!A1"`],
  ])('puts an apostrophe before the telephone %s only if a spreadsheet would compute it', async (phoneNumber, cell) => {
    expect(await write(contacto({ telefonos: [{ country: 'ar', phoneNumber, label: 'Móvil' }] }))).toContain(
      `;${cell};"Móvil"`,
    );
  });

  it('gives nothing that a spreadsheet would compute, and it is read back unchanged', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1'];
    const text = await write(...formulas.map((nombre) => contacto({ nombre, correos: [], telefonos: [] })));
    expect(text).not.toMatch(/(^|[;"\n])[=+\-@]/);
    expect((await read(text.slice(1))).map(({ name }) => name)).toEqual(formulas);
  });
});
