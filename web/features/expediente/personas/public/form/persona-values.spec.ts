import { describe, expect, it } from 'vitest';
import { buildPersona } from '../../../../../testing/personas';
import { documentKey, emptyPersona, personaFromSearch, splitNombre, toDto, toValues } from './persona-values';

describe('the data of a persona that are sent', () => {
  it('leave out fields that its kind does not have', () => {
    const sent = toDto({ ...emptyPersona('AR'), tipo: 'juridica', nombre: 'Ana', razonSocial: ' Lavalle SA ' });
    expect(sent).toMatchObject({ nombre: null, apellidos: null, razonSocial: 'Lavalle SA', tipoDoc: null });
  });

  it('leave out the marriage of a single person, and keep it without a marital status', () => {
    const married = { ...emptyPersona('AR'), nupcias: '2', conyuge: 'Bruno', regimen: 'Gananciales' };
    expect(toDto({ ...married, estadoCivil: 'soltero' })).toMatchObject({
      nupcias: null,
      conyuge: null,
      regimen: null,
    });
    expect(toDto({ ...married, estadoCivil: 'viudo' })).toMatchObject({ nupcias: 2, conyuge: 'Bruno', regimen: null });
    expect(toDto(married)).toMatchObject({ nupcias: 2, conyuge: 'Bruno', regimen: 'Gananciales' });
  });

  it('are the stored ones when nothing is changed', () => {
    const persona = buildPersona({ estadoCivil: 'casado', nupcias: 1, conyuge: 'Bruno', email: 'ana@ejemplo.test' });
    const { tipo, nombre, apellidos, estadoCivil, nupcias, conyuge, email } = persona;
    expect(toDto(toValues(persona, 'AR'))).toMatchObject({
      ...{ tipo, nombre, apellidos, estadoCivil, nupcias, conyuge, email },
      numeroDoc: '12.345.678',
      idFiscal: null,
      idFiscalTipo: null,
    });
  });

  it('have a reason only for documents that were refused', () => {
    const refused = { ...emptyPersona('AR'), idFiscal: '20-12345678-5', motivoExcepcion: 'A la vista' };
    const marked = { ...refused, documentosRechazados: documentKey(refused) };
    expect(toDto(marked).motivoExcepcion).toBe('A la vista');
    expect(toDto({ ...marked, idFiscal: '20-12345678-4' }).motivoExcepcion).toBeUndefined();
  });
});

it.each([
  ['de la  Cruz', { nombre: '', apellidos: 'de la Cruz', numeroDoc: '' }],
  ['Núñez Peña, Inés María', { nombre: 'Inés María', apellidos: 'Núñez Peña' }],
  ['Núñez,', { nombre: '', apellidos: 'Núñez' }],
  ['Rivas Hnos. S. A.', { tipo: 'juridica', razonSocial: 'Rivas Hnos. S. A.', nombre: '' }],
  ['Rivas', { tipo: 'humana', nombre: '', apellidos: 'Rivas' }],
  ['12.345.678', { nombre: '', apellidos: '', numeroDoc: '12.345.678' }],
])('a search for %j begins a new persona as %j', (text, persona) => {
  expect(personaFromSearch(text, 'AR')).toMatchObject(persona);
});

it.each([
  ['Bruno Molina', 'AR', 'Bruno', 'Molina'],
  ['Bruno Luis Molina', 'AR', 'Bruno Luis', 'Molina'],
  ['Bruno Molina Paz', 'ES', 'Bruno', 'Molina Paz'],
  ['Bruno Luis Molina Paz', 'AR', 'Bruno Luis', 'Molina Paz'],
  ['María del Carmen Ruiz de la Torre', 'ES', 'María del Carmen', 'Ruiz de la Torre'],
  ['Inés de la Cruz', 'UY', 'Inés', 'de la Cruz'],
  ['Paz, Bruno  Luis', 'CL', 'Bruno Luis', 'Paz'],
  ['Bruno', 'AR', '', 'Bruno'],
  ['', 'AR', '', ''],
])('the full name %j is split in %s as %j and %j', (completo, pais, nombre, apellidos) => {
  expect(splitNombre(completo, pais)).toEqual({ nombre, apellidos });
});
