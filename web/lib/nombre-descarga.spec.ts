import { describe, expect, it } from 'vitest';
import { nombreDescarga } from './nombre-descarga';

describe('the name of a downloaded version', () => {
  it.each([
    ['Escritura.pdf', 'scan-001.pdf', 'Escritura.pdf'],
    ['Escritura.pdf', 'SCAN-001.PDF', 'Escritura.pdf'],
    ['Escritura', 'LEEME', 'Escritura'],
    ['Escritura.pdf', '.pdf', 'Escritura.pdf'],
  ])('is that of the document while the type is the same: %s, stored as %s', (nombre, nombreOriginal, saved) => {
    expect(nombreDescarga(nombre, nombreOriginal)).toBe(saved);
  });

  it.each([
    ['Escritura.pdf', 'borrador.docx', 'Escritura.docx'],
    ['Escritura', 'borrador.docx', 'Escritura.docx'],
    ['Acta nº 3. Final', 'acta.pdf', 'Acta nº 3. Final.pdf'],
    ['Poder 12.345', 'acta.PDF', 'Poder 12.345.pdf'],
  ])('has the extension of the stored file: %s, stored as %s', (nombre, nombreOriginal, saved) => {
    expect(nombreDescarga(nombre, nombreOriginal)).toBe(saved);
  });
});
