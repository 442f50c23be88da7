import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type { ImportacionContactosDto } from '../../server/oficina/contactos/intercambio/intercambio.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCuenta } from '../factories/people.js';
import { enormousPng, PICTURE_ADDRESS, photograph, shownPictures } from '../factories/pictures.js';

const PATH = '/apps/contacts';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const all = async (client: ApiClient): Promise<ContactoDto[]> => (await client.get(`${PATH}/all`)).body;
const shown = async (address: string | null) => (await shownPictures(test)).includes(address ?? '');
/** Photos as programs write them: bare base64 before vCard 4.0, and a `data:` address in 4.0. */
const bare = (bytes: Buffer) => `PHOTO;ENCODING=b;TYPE=JPEG:${bytes.toString('base64').replace(/.{70}/g, '$&\r\n ')}`;
const inAddress = (bytes: Buffer) => `PHOTO:data:image/png;base64,${bytes.toString('base64')}`;

function send(client: ApiClient, cards: Record<string, string>, key?: string) {
  const texts = Object.entries(cards).map(([name, photo]) =>
    ['BEGIN:VCARD', 'VERSION:4.0', `FN:${name}`, photo, 'END:VCARD', ''].join('\r\n'),
  );
  const form = new FormData();
  form.append('archivo', new Blob(texts), 'contactos.vcf');
  return client.post<ImportacionContactosDto>(`${PATH}/import`, form, {
    headers: key ? { 'idempotency-key': key } : {},
  });
}

describe('the photos of a vCard file', () => {
  it('become the avatars of its contacts: square, upright, without metadata, in their cuenta only', async () => {
    const { titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const { body } = await send(titular, {
      Ana: bare(await photograph()),
      Eva: inAddress(await photograph()),
      Luis: '',
    });
    expect([body.creados, body.incompletos]).toEqual([3, []]);
    const contactos = await all(titular);
    expect(contactos.map(({ name, avatar, version }) => [name, avatar, version])).toEqual([
      ['Ana', PICTURE_ADDRESS, 1],
      ['Eva', PICTURE_ADDRESS, 1],
      ['Luis', null, 1],
    ]);
    for (const { avatar } of contactos.slice(0, 2)) {
      expect(await shown(avatar)).toBe(true);
      const picture = await fetch(test.baseUrl + avatar);
      const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(metadata.exif).toBeUndefined();
    }
    expect(await all(stranger)).toEqual([]);
  });

  it('that are invalid are left out of their contacts, with a reason', async () => {
    const { titular } = await newCuenta(test);
    const photo = await photograph();
    const { status, body } = await send(titular, {
      Ajena: `PHOTO;VALUE=uri:${test.baseUrl}/api/health/ready`,
      Buena: bare(photo),
      Dibujo: inAddress(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      Enorme: inAddress(await enormousPng()),
      Rota: bare(photo.subarray(0, 300)),
      Texto: 'PHOTO:ñandú',
    });
    const noPicture = 'La foto no es JPEG, PNG, WebP ni GIF; se importó sin ella.';
    expect([status, body.creados, body.omitidos]).toEqual([200, 6, []]);
    expect(body.incompletos).toEqual([
      {
        fila: 1,
        nombre: 'Ajena',
        motivo: 'De la foto, el archivo trae solo su dirección de internet; se importó sin ella.',
      },
      { fila: 3, nombre: 'Dibujo', motivo: noPicture },
      { fila: 4, nombre: 'Enorme', motivo: 'La foto tiene demasiados píxeles; se importó sin ella.' },
      { fila: 5, nombre: 'Rota', motivo: 'La foto no se puede leer; se importó sin ella.' },
      { fila: 6, nombre: 'Texto', motivo: noPicture },
    ]);
    expect((await all(titular)).filter(({ avatar }) => avatar).map(({ name }) => name)).toEqual(['Buena']);
  });

  it('do not count for LIMIT_PICTURES, but have a limit per file', async () => {
    const { titular } = await newCuenta(test);
    const [good, none] = [inAddress(await photograph()), inAddress(Buffer.from('x'))];
    const names = Array.from({ length: 302 }, (_, n) => `Persona ${n + 1_000}`);
    const { body } = await send(
      titular,
      Object.fromEntries(names.map((name, n) => [name, n < 25 || n > 299 ? good : none])),
    );
    expect(body.creados).toBe(302);
    const tooMany = 'El archivo trae más fotos de las que se pueden importar de una vez; se importó sin ella.';
    expect(body.incompletos.slice(-2)).toEqual([
      { fila: 301, nombre: 'Persona 1300', motivo: tooMany },
      { fila: 302, nombre: 'Persona 1301', motivo: tooMany },
    ]);
    expect((await all(titular)).filter(({ avatar }) => avatar)).toHaveLength(25);
  });

  it('are retired when they are removed', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await send(titular, { Ana: bare(await photograph()) });
    const [ana] = await all(titular);
    const removed = await titular.patch(`${PATH}/contact`, { id: ana?.id, contact: { avatar: null } });
    expect([removed.status, removed.body.avatar]).toEqual([200, null]);
    expect(await shown(ana?.avatar ?? null)).toBe(false);
    expect((await titular.post(`${PATH}/import/deshacer`, { ids: body.contactos })).body).toBe(true);
  });

  it('of a file that is sent again are not stored again', async () => {
    const { titular } = await newCuenta(test);
    const cards = { Ana: bare(await photograph()) };
    const first = await send(titular, cards, 'una-vez');
    const again = await send(titular, cards, 'una-vez');
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { rows } = await test.owner.query('select count(*)::int as n from imagenes where usuario_id = $1', [
      titular.usuarioId,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of a file that is sent twice at once are stored once', async () => {
    const { titular } = await newCuenta(test);
    const cards = { Ana: bare(await photograph()) };
    const answers = await Promise.all([0, 1].map(() => send(titular, cards, 'una-vez')));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, answers[0]?.body]));
    const contactos = await all(titular);
    expect(contactos).toHaveLength(1);
    expect(await shown(contactos[0]?.avatar ?? null)).toBe(true);
  });
});
