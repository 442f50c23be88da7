import 'reflect-metadata';
import { afterEach, expect, it, vi } from 'vitest';
import type { Imagenes } from '../../../plataforma/imagenes/imagenes.service.js';
import { CamposContactoDto } from '../contactos.dto.js';
import type { ContactoUsable } from './contacto-usable.js';
import { FotosDeContactos } from './fotos.service.js';
import type { ContactoLeido } from './leido.js';

afterEach(() => vi.useRealTimers());

const contacto = (foto?: Buffer): ContactoUsable => ({
  leido: { fila: 1, name: 'Ana', foto } as ContactoLeido,
  campos: new CamposContactoDto(),
  etiquetas: [],
  avatar: null,
  avisos: [],
});
/** Takes four seconds for each photo. */
const slow = async () => {
  vi.advanceTimersByTime(4_000);
  return { address: '/api/imagenes/x', width: 256, height: 256 };
};
const storing = (storeUnlimited: Imagenes['storeUnlimited']) =>
  new FotosDeContactos({ storeUnlimited } as unknown as Imagenes);

it('takes photos in for ten seconds, and leaves out the rest', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const contactos = [contacto(), ...Array.from({ length: 5 }, () => contacto(Buffer.from('x')))];
  await storing(slow).store(contactos, 'usuario-1');
  expect(contactos.map(({ avatar, avisos }) => [avatar, avisos.length])).toEqual([
    [null, 0],
    ...Array(3).fill(['/api/imagenes/x', 0]),
    ...Array(2).fill([null, 1]),
  ]);
});

it('passes on an error that does not come from the photo', async () => {
  const full = async () => {
    throw new Error('No space left.');
  };
  await expect(storing(full).store([contacto(Buffer.from('x'))], 'usuario-1')).rejects.toThrow('No space left.');
});
