import { describe, expect, it } from 'vitest';
import { fileText, isBinary } from '../../../common/files/file-text.js';
import type { ContactoFila } from '../contactos.repository.js';
import type { ContactoLeido } from './leido.js';
import { readVcards } from './vcard-reader.js';
import { writeVcards } from './vcard-writer.js';

const read = (text: string): ContactoLeido[] => [...readVcards(text, 'AR')];
const card = (...lines: string[]) => `${['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')}\r\n`;

describe('a vCard', () => {
  it('of 4.0 is read with all fields that a contact has', () => {
    const text = card(
      'VERSION:4.0',
      'FN:María Ordóñez\\, arq.',
      'N:Ordóñez;María;;;',
      'EMAIL;TYPE=work;PREF=1:maria@ejemplo.test',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+54-9-11-5555-0001;ext=12',
      'TEL;TYPE=home:+34 911 23 45 67',
      'ORG:Estudio Ordóñez\\; Asociados;Proyectos',
      'TITLE:Arquitecta',
      'BDAY:19800229',
      'ADR;LABEL="x:y;z":;;Lavalle 1450;Buenos Aires;;C1048;Argentina',
      'NOTE:Línea 1\\nLínea 2 <b>no es HTML</b>',
      'CATEGORIES:Cliente,Obras\\, varias,Cliente',
      'PHOTO:data:image/png;base64,AAAA',
      'X-OTRA:sin lugar',
    );
    expect(read(text)).toEqual([
      {
        fila: 1,
        name: 'María Ordóñez, arq.',
        emails: [{ email: 'maria@ejemplo.test', label: 'Trabajo' }],
        phoneNumbers: [
          { country: 'ar', phoneNumber: '9 11 5555 0001 ext. 12', label: 'Móvil' },
          { country: 'es', phoneNumber: '911 23 45 67', label: 'Personal' },
        ],
        title: 'Arquitecta',
        company: 'Estudio Ordóñez; Asociados',
        birthday: '1980-02-29',
        address: 'Lavalle 1450, Buenos Aires, C1048, Argentina',
        notes: 'Línea 1<br>Línea 2 &lt;b&gt;no es HTML&lt;/b&gt;',
        etiquetas: ['Cliente', 'Obras, varias'],
        foto: Buffer.from([0, 0, 0]),
        sinLugar: ['Se importó sin: área de la empresa, «X-OTRA».'],
      },
    ]);
  });

  it('of 3.0 as telephones write it, folded, in groups and with a made-up year', () => {
    const text = card(
      'VERSION:3.0',
      'N:Núñez;José;Luis;Dr.;',
      'item1.EMAIL;type=INTERNET:jose@ejemplo.test',
      'item1.X-ABLabel:Estudio',
      'item2.TEL:011 4555-0001',
      'item2.X-ABLabel:_$!<Work>!$_',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-10',
      'NOTE:Una nota que sig',
      ' ue en otra línea',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      '\tSkZJRgABAQ',
    );
    expect(read(text)).toMatchObject([
      {
        name: 'Dr. José Luis Núñez',
        emails: [{ email: 'jose@ejemplo.test', label: 'Estudio' }],
        phoneNumbers: [{ country: 'ar', phoneNumber: '11 4555 0001', label: 'Trabajo' }],
        birthday: '',
        notes: 'Una nota que sigue en otra línea',
        foto: Buffer.from('/9j/4AAQSkZJRgABAQ', 'base64'),
      },
    ]);
  });

  it('of Google is read without its own groups, and its address once', () => {
    const text = card(
      'VERSION:3.0',
      'FN:Ángel Ruiz',
      'item1.ADR:;;Calle Mayor 5;Madrid;;28013;España;Calle Mayor 5\\n28013 Madrid',
      'item1.X-ABLabel:',
      'BDAY:1980-05-10 00:00:00',
      'CATEGORIES:myContacts,starred,Clientes',
    );
    expect(read(text)).toMatchObject([
      { address: 'Calle Mayor 5, Madrid, 28013, España', birthday: '1980-05-10', etiquetas: ['Clientes'] },
    ]);
  });

  it('of 2.1 with quoted-printable, other character sets and types without a name', () => {
    const text = card(
      'VERSION:2.1',
      'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Mu=F1oz =C1lvaro',
      'TEL;WORK;FAX:+598 2 901 0001',
      'TEL;CELL:911',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:primera =C3=B1=0D=0A=',
      'segunda',
      'EMAIL;INTERNET:a@ejemplo.test',
      'BDAY:1975-06-30T00:00:00Z',
    );
    expect(read(text)).toMatchObject([
      {
        name: 'Muñoz Álvaro',
        phoneNumbers: [
          { country: 'uy', phoneNumber: '2901 0001', label: 'Fax' },
          { country: 'ar', phoneNumber: '911', label: 'Móvil' },
        ],
        notes: 'primera ñ<br>segunda',
        emails: [{ email: 'a@ejemplo.test', label: '' }],
        birthday: '1975-06-30',
      },
    ]);
  });

  it.each([
    ['no photo', [], undefined],
    ['one in 2.1', ['PHOTO;JPEG;ENCODING=BASE64:', ' SG9s', ' YQ=='], Buffer.from('Hola')],
    ['one in 4.0 with needless escapes', ['PHOTO:data:image/jpeg\\;base64\\,SG9sYQ=='], Buffer.from('Hola')],
    ['the address of one', ['PHOTO;VALUE=uri:https://ejemplo.test/ana.jpg'], null],
    ['the address of one, and then another', ['PHOTO:https://ejemplo.test/a', 'PHOTO:SG9sYQ=='], Buffer.from('Hola')],
    ['what is none', ['PHOTO:ñandú'], Buffer.from('ñandú', 'base64')],
  ])('with %s', (_, lines, foto) => {
    expect(read(card('FN:Ana', ...lines)).map((contacto) => contacto.foto)).toEqual([foto]);
  });

  it.each([
    ['its name', card('FN:', 'N:;;;;', 'ORG:Banco'), 'Banco'],
    ['a name and a company', card('EMAIL:a@ejemplo.test'), 'a@ejemplo.test'],
    ['all but a telephone', card('FN:', 'TEL;VALUE=uri:tel:+54-11-5555-0001'), '+54-11-5555-0001'],
    ['everything', card('VERSION:4.0'), ''],
  ])('without %s takes its name from its other fields', (_, text, name) => {
    expect(read(text)).toMatchObject([{ fila: 1, name }]);
  });

  it('keeps an invalid birthday, which is refused later, and loses a birthday without a year', () => {
    const birthdays = ['BDAY:--0510', 'BDAY;VALUE=text:circa 1800', 'BDAY:ayer', 'BDAY:1980-13-45'].map((line) =>
      read(card('FN:x', line)).map(({ birthday }) => birthday),
    );
    expect(birthdays).toEqual([[''], [''], ['ayer'], ['1980-13-45']]);
  });

  it('has each property named that is not taken, whatever it is called', () => {
    // The properties of RFC 6350 and 2426, those that programs add, and an unknown one.
    const all =
      'SOURCE KIND XML FN N NICKNAME PHOTO BDAY ANNIVERSARY GENDER ADR TEL EMAIL IMPP LANG TZ GEO TITLE ROLE LOGO ORG MEMBER ' +
      'RELATED CATEGORIES NOTE PRODID REV SOUND UID CLIENTPIDMAP URL VERSION KEY FBURL CALADRURI CALURI BIRTHPLACE ' +
      'DEATHPLACE DEATHDATE EXPERTISE HOBBY INTEREST ORG-DIRECTORY LABEL MAILER SORT-STRING CLASS NAME PROFILE AGENT ' +
      'X-SKYPE X-JABBER X-ABDATE X-ABLABEL X-ABUID X-SPOUSE X-INVENTADA';
    const silent = all.split(' ').filter((name) => {
      const [contacto] = read(card('FN:Ana', `${name}:valor`));
      return contacto?.sinLugar?.length === 0;
    });
    const taken = 'N PHOTO BDAY ADR TEL EMAIL TITLE ROLE ORG CATEGORIES NOTE'.split(' ');
    const ofTheFile =
      'SOURCE KIND XML PRODID REV UID CLIENTPIDMAP VERSION MAILER SORT-STRING CLASS NAME PROFILE X-ABUID X-ABLABEL';
    expect(silent.toSorted()).toEqual([...taken.slice(1), ...ofTheFile.split(' ')].toSorted());
    expect(read(card('FN:Ana', 'GEO:1', 'X-INVENTADA:2', 'hola'))).toMatchObject([
      { sinLugar: ['Se importó sin: ubicación en el mapa, «X-INVENTADA», una línea que no se entiende.'] },
    ]);
  });

  it('has the left out values of a taken property named', () => {
    const left = (...lines: string[]) => read(card(...lines)).flatMap(({ sinLugar }) => sinLugar);
    expect(left('FN:Ana P.', 'N:Paz;Ana;María;;')).toEqual(['Se importó sin: otro nombre («Ana María Paz»).']);
    expect(left('FN:Dra. Ana María Paz', 'N:Paz;Ana;María;Dra.;')).toEqual([]);
    expect(
      left('FN:Ana', 'FN:Anita', 'ORG:Banco;Legales', 'TITLE:Jefa', 'ROLE:Abogada', 'PHOTO:SG9sYQ==', 'PHOTO:SG9sYT=='),
    ).toEqual(['Se importó sin: otro nombre («Anita»), área de la empresa, otros cargos, otras fotos.']);
    expect(left('FN:Ana', 'BDAY:1985')).toEqual(['El cumpleaños «1985» no dice el día; se importó sin él.']);
    expect(left('FN:Ana', 'BDAY:1985-04')).toEqual(['El cumpleaños «1985-04» no dice el día; se importó sin él.']);
  });

  it('without a beginning is named, between others and at the end', () => {
    const text = `${card('FN:Uno')}VERSION:3.0\nFN:Dos\nEND:VCARD\n${card('FN:Tres')}FN:Cuatro\n`;
    expect(read(text).map(({ fila, name, problema }) => [fila, name, problema])).toEqual([
      [1, 'Uno', undefined],
      [2, 'Dos', 'Le falta el principio (BEGIN:VCARD); no se importó.'],
      [3, 'Tres', undefined],
      [4, 'Cuatro', 'Le faltan el principio y el final (BEGIN:VCARD y END:VCARD); no se importó.'],
    ]);
  });

  it('has its left out parts named, and is named when it is no contact', () => {
    const more = ['BDAY:--0510', 'URL:https://a.test', 'NICKNAME:Nena', 'ADR:;;Uno;;;;', 'ADR:;;Dos;;;;', 'UID:1'];
    const text = [
      card('FN:a', ...more, 'TEL:tel:+598-2900-1234;ext=12'),
      card('FN:g', 'X-ADDRESSBOOKSERVER-KIND:group'),
      'BEGIN:VCARD\nFN:c\n',
      card('FN:d'),
    ].join('');
    const [first, ...others] = read(text);
    expect(first).toMatchObject({
      phoneNumbers: [{ country: 'uy', phoneNumber: '2900 1234 int. 12' }],
      sinLugar: [
        'El cumpleaños «--0510» no es una fecha con su año; se importó sin él.',
        'Se importó sin: sitio web, apodo, otras direcciones.',
      ],
    });
    expect(others.map(({ name, problema }) => [name, problema])).toEqual([
      ['g', 'Es un grupo, y no una persona; no se importó.'],
      ['c', 'Le falta el final (END:VCARD); no se importó.'],
      ['d', undefined],
    ]);
  });
});

describe('a hostile vCard file', () => {
  it.each([
    ['nothing', '', []],
    ['no card', 'hola\nFN:Nadie\n', ['Nadie']],
    ['a card that never ends', 'BEGIN:VCARD\nFN:x\n', ['x']],
    ['an end alone', 'END:VCARD\nEND:VCARD\nBEGIN:VCARD\nFN:x\nEND:VCARD', ['x']],
    ['a card in a card', card('FN:a', 'AGENT:', 'BEGIN:VCARD', 'FN:b', 'END:VCARD', 'TITLE:c'), ['a']],
    ['lines of no form', card('::::', ';;;', '=', '"""""', 'SIN DOS PUNTOS', 'FN:x'), ['x']],
    ['names of JavaScript', card('__PROTO__;__proto__=1:x', 'CONSTRUCTOR:x', 'FN;CONSTRUCTOR=1:y'), ['y']],
    ['a character set of nobody', card('FN;CHARSET=nada;ENCODING=QUOTED-PRINTABLE:=C3=B1'), ['ñ']],
    ['half an escape', card('FN:x\\'), ['x\\']],
    ['control characters', card('FN:a\u0000b\u0007c\u001b[31m'), ['abc[31m']],
  ])('with %s', (_, text, names) => {
    expect(read(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a line of 5 MB', card('FN:x', `NOTE:${'a'.repeat(5_000_000)}`)],
    ['a million folds', card('FN:x', `NOTE:a${'\r\n b'.repeat(1_000_000)}`)],
    ['a million soft breaks', card('FN:x', `NOTE;QUOTED-PRINTABLE:a=${'\r\nb='.repeat(1_000_000)}`, 'c')],
    ['a million parameters', card('FN:x', `TEL${';a=b'.repeat(1_000_000)}:1`)],
    ['300,000 types', card('FN:x', `TEL${';TYPE=x'.repeat(300_000)}:1`)],
    ['a million quotes', card('FN:x', `TEL;a=${'"'.repeat(1_000_000)}:1`)],
    ['a million escapes', card('FN:x', `ADR:${'\\;'.repeat(1_000_000)}`)],
    ['10,000 fields', card('FN:x', ...Array(10_000).fill('EMAIL:a@ejemplo.test'))],
    ['cards in cards in cards', 'BEGIN:VCARD\nFN:x\n'.repeat(200_000)],
    ['a long telephone', card('FN:x', `TEL:${'+'.repeat(1_000_000)}`)],
    ['a photo of 5 MB', card('FN:x', `PHOTO:${'a'.repeat(5_000_000)}`)],
    ['100,000 photos', card('FN:x', ...Array(100_000).fill('PHOTO:data:image/png;base64,AAAA'))],
    ['a long run of blanks', card('FN:x', `NOTE:a${' '.repeat(1_000_000)}b`, `TITLE:a${' '.repeat(1_000_000)}b`)],
  ])('with %s is read within its time', (_, text) => {
    const before = process.cpuUsage();
    read(text);
    // The test measures processor time in microseconds: elapsed time depends on other work of the machine.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});

describe('a file’s text', () => {
  it.each([
    ['UTF-8', Buffer.from('ñandú')],
    ['UTF-8 with its mark', Buffer.from('\ufeffñandú')],
    ['UTF-16', Buffer.from('\ufeffñandú', 'utf16le')],
    ['Windows-1252', Buffer.from('ñandú', 'latin1')],
  ])('in %s is read', (_, bytes) => {
    expect(fileText(bytes)).toBe('ñandú');
  });

  it('that is not text is recognised', () => {
    expect(isBinary(fileText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])))).toBe(true);
    expect(isBinary(fileText(Buffer.from('PK\u0003\u0004\u0014')))).toBe(true);
    expect(isBinary(fileText(Buffer.from('€ y …\tñ\r\n', 'latin1')))).toBe(false);
    expect(isBinary('')).toBe(false);
  });
});

describe('writing vCards', () => {
  const contacto = (overrides: Partial<ContactoFila>): ContactoFila => ({
    id: '01a1fce8-dfea-7632-be20-86991922b7b9',
    nombre: 'María Ordóñez; «la arquitecta», hija',
    titulo: 'Arquitecta',
    empresa: 'Estudio; Asociados',
    correos: [
      { email: 'maria@ejemplo.test', label: 'Trabajo' },
      { email: 'otro@ejemplo.test', label: 'Estudio' },
    ],
    telefonos: [
      { country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' },
      { country: 'es', phoneNumber: '911 23 45 67', label: '' },
      { country: 'es', phoneNumber: '911 23 45 68', label: 'Casa' },
    ],
    nacimiento: '1980-02-29',
    direccion: 'Lavalle 1450; 3.º B, Buenos Aires',
    notas: '<p>Prefiere <strong>la mañana</strong> &amp; no la tarde.</p><ul><li>uno</li></ul>',
    avatar: '/api/imagenes/x',
    fondo: null,
    personaId: null,
    etiquetas: ['t1', 'borrada'],
    version: 1,
    creadoEn: new Date(),
    actualizadoEn: new Date(),
    ...overrides,
  });
  const write = (...contactos: ContactoFila[]) =>
    writeVcards(contactos, (id) => (id === 't1' ? 'Obras, varias' : undefined));

  it('gives 4.0 that is read back unchanged', async () => {
    const text = await write(contacto({}), contacto({ nombre: 'Otro', correos: [], nacimiento: null, notas: null }));
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
    expect(text).not.toMatch(/imagenes/);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 76)).toBe(true);
    expect(read(text)).toMatchObject([
      {
        name: 'María Ordóñez; «la arquitecta», hija',
        title: 'Arquitecta',
        company: 'Estudio; Asociados',
        emails: [
          { email: 'maria@ejemplo.test', label: 'Trabajo' },
          { email: 'otro@ejemplo.test', label: 'Estudio' },
        ],
        phoneNumbers: [
          { country: 'ar', phoneNumber: '9 11 5555 0001', label: 'Móvil' },
          { country: 'es', phoneNumber: '911 23 45 67', label: '' },
          { country: 'es', phoneNumber: '911 23 45 68', label: 'Casa' },
        ],
        birthday: '1980-02-29',
        address: 'Lavalle 1450; 3.º B, Buenos Aires',
        notes: 'Prefiere la mañana &amp; no la tarde.<br>uno',
        etiquetas: ['Obras, varias'],
      },
      { name: 'Otro', emails: [], birthday: '', notes: '' },
    ]);
  });

  it.each(['\r\n', '\r', '\u2028', '\u0085', '\v'])('lets no text become a line of its own by %j', async (end) => {
    const evil = ['x', 'END:VCARD', 'BEGIN:VCARD', 'FN:Otro'].join(end);
    const text = await write(
      contacto({
        nombre: evil,
        titulo: evil,
        direccion: evil,
        correos: [{ email: 'a@ejemplo.test', label: evil }],
        telefonos: [{ country: 'ar', phoneNumber: evil, label: evil }],
      }),
    );
    expect(text.split(/\r\n|[\n\r\v\u0085\u2028]/).filter((line) => line.startsWith('BEGIN:VCARD'))).toHaveLength(1);
    expect(read(text)).toHaveLength(1);
  });
});

describe('a vCard made to keep the server busy', () => {
  it('with more rows than a contact may have is read only until it is refused', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => [`i${i}.TEL:11 5555 ${i}`, `i${i}.X-ABLABEL:Línea ${i}`]);
    const lines = [...rows.flat(), ...rows.map((_, i) => `EMAIL:ana${i}@ejemplo.test`)];
    const [contacto] = read(card('FN:Ana', lines.join('\n')));
    expect(contacto?.phoneNumbers).toHaveLength(21);
    expect(contacto?.phoneNumbers[20]?.label).toBe('Línea 20');
    expect(contacto?.emails).toHaveLength(21);
  });

  it('with endless kinds is read', () => {
    const [contacto] = read(card('FN:Ana', `TEL;TYPE=${'x,'.repeat(300_000)}cell:11 5555 0001`));
    expect(contacto?.phoneNumbers).toMatchObject([{ label: 'Móvil' }]);
  });

  it('with a long line and endless continuations is read', () => {
    const [contacto] = read(card('FN:Ana', `NOTE:${'x'.repeat(500_000)}`, Array(100_000).fill(' =').join('\n')));
    expect(contacto?.notes.length).toBe(600_000);
  });
});
