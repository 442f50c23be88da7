import { describe, expect, it } from 'vitest';
import { isIncompleta, sugerenciasDe } from './sugerencias';

const etiquetas = ['Bancos', 'Obra nueva'];
const texts = (typed: string) => sugerenciasDe(typed, etiquetas).map(({ texto }) => texto);

describe('the suggestions of a search of mails', () => {
  it('are all operators before anything is typed, and after a whole part', () => {
    expect(texts('')).toEqual(['de:', 'para:', 'asunto:', 'adjunto:', 'desde:', 'antes:', 'en:']);
    expect(texts('saldo ')).toContain('saldo de:');
  });

  it('are the operators that begin as the last word', () => {
    expect(texts('saldo a')).toEqual(['saldo asunto:', 'saldo adjunto:', 'saldo antes:']);
    expect(texts('-de')).toEqual(['-de:', '-desde:']);
    expect(texts('saldo')).toEqual([]);
  });

  it('are the places after «en:», and the answers after «adjunto:»', () => {
    expect(texts('saldo en:b')).toEqual(['saldo en:borradores ', 'saldo en:bancos ']);
    expect(texts('en:obra')).toEqual(['en:"obra nueva" ']);
    expect(texts('adjunto:')).toEqual(['adjunto:sí ', 'adjunto:no ']);
    expect(texts('de:')).toEqual([]);
    expect(texts('"saldo en:')).toEqual([]);
  });

  it.each([
    ['de:', true],
    ['saldo -de: ', true],
    ['de:ana', false],
    ['nota:', false],
    ['"de:', false],
  ])('«%s» waits for more: %s', (typed, expected) => {
    expect(isIncompleta(typed)).toBe(expected);
  });
});
