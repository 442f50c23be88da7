import { expect, it } from 'vitest';
import { conIgualDistancia, cuartoDeHora, isHora, MEDIAS_HORAS, readHora, writeHora } from './hora-escrita';

it.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['14', '14:00'],
  ['0', '00:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1430', '14:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  [' 9 30 ', '09:30'],
  ['14 h', '14:00'],
  ['14h', '14:00'],
  ['14hs.', '14:00'],
  ['9 horas', '09:00'],
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['9:30 hs', '09:30'],
  ['9 am', '09:00'],
  ['9:30 p. m.', '21:30'],
  ['12 pm', '12:00'],
  ['12 a.m.', '00:00'],
  ['23:59', '23:59'],
])('the hour %s is read as %s', (text, hora) => expect(readHora(text)).toBe(hora));

it.each(['', '24', '24:00', '9:60', '960', '95', '9:3', '12345', '13 pm', '0 am', 'nueve', '-9', '9:30:00', 'pm'])(
  'the hour «%s» is not read',
  (text) => expect([readHora(text), writeHora(text)]).toEqual([null, text]),
);

it('an hour is right for a form only as it is stored', () => {
  expect(['', '09:30', '9:30', '25:00'].map(isHora)).toEqual([true, true, false, false]);
});

it('the quarters of an hour follow one another, from any minute and over midnight', () => {
  expect([cuartoDeHora('09:00', 1), cuartoDeHora('09:00', -1)]).toEqual(['09:15', '08:45']);
  expect([cuartoDeHora('09:20', 1), cuartoDeHora('09:20', -1)]).toEqual(['09:30', '09:15']);
  expect([cuartoDeHora('23:50', 1), cuartoDeHora('00:00', -1)]).toEqual(['00:00', '23:45']);
  expect([MEDIAS_HORAS.length, MEDIAS_HORAS[1], MEDIAS_HORAS.at(-1)]).toEqual([48, '00:30', '23:30']);
});

it('an hour keeps its distance from another that changes', () => {
  expect(conIgualDistancia('11:30', '10:00', '14:15')).toBe('15:45');
  expect(conIgualDistancia('11:00', '10:00', '23:30')).toBe('00:30');
  expect(conIgualDistancia('01:00', '23:00', '09:00')).toBe('11:00');
});
