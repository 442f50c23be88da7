import { describe, expect, it } from 'vitest';
import { nombreDescarga } from './nombre-descarga';

describe('the name that a version is saved by', () => {
  it.each([
    ['Escritura.pdf', 'scan-001.pdf', 'Escritura.pdf'],
    ['Escritura.pdf', 'SCAN-001.PDF', 'Escritura.pdf'],
    ['Escritura', 'LEEME', 'Escritura'],
  ])('is the document’s while the type is the same: %s, stored as %s', (nombre, nombreOriginal, saved) => {
    expect(nombreDescarga(nombre, nombreOriginal)).toBe(saved);
  });

  it.each([
    ['Escritura.pdf', 'borrador.docx'],
    ['Escritura', 'borrador.docx'],
    ['Acta nº 3. Final', 'acta.pdf'],
    ['Escritura.pdf', '.pdf'],
  ])('is its own when the types differ: %s, stored as %s', (nombre, nombreOriginal) => {
    expect(nombreDescarga(nombre, nombreOriginal)).toBe(nombreOriginal);
  });
});
