import { describe, expect, it } from 'vitest';
import { findIconos, palabrasConocidas } from './palabras';

const names = [
  'academic-cap',
  'bell',
  'bell-alert',
  'calendar-days',
  'document-text',
  'folder-open',
  'key',
  'door_bell',
];

describe('the search of icons', () => {
  it.each([
    ['bell', ['bell', 'bell-alert', 'door_bell']],
    ['campana', ['bell', 'bell-alert', 'door_bell']],
    ['Campanas', ['bell', 'bell-alert', 'door_bell']],
    ['campa', ['bell', 'bell-alert', 'door_bell']],
    ['campana alerta', ['bell-alert']],
    ['calendário', ['calendar-days']],
    ['carpeta abrir', ['folder-open']],
    ['clave', ['key']],
    ['ca', ['calendar-days', 'academic-cap']],
    ['unicornio', []],
  ])('finds by «%s»', (query, found) => {
    expect(findIconos(names, query)).toEqual(found);
  });

  it('gives all without words', () => {
    expect(findIconos(names, '  ')).toBe(names);
    expect(palabrasConocidas).toBeGreaterThanOrEqual(150);
  });
});
