import { expect, it } from 'vitest';
import { leerRecordatorio, problemaDeRecordatorio, recordatorioEnTexto } from './recordatorio-escrito';

it.each([
  ['45', '45', '45 minutos antes'],
  ['1 min', '1', '1 minuto antes'],
  ['90 minutos antes', '90', '90 minutos antes'],
  ['2h', '120', '2 horas antes'],
  ['1 día', '1440', '1 día antes'],
  ['3 dias', '4320', '3 días antes'],
  ['2 semanas', '20160', '2 semanas antes'],
])('reads «%s» as a time before an event', (text, minutos, enTexto) => {
  expect(leerRecordatorio(text)).toEqual([minutos]);
  expect(problemaDeRecordatorio(minutos)).toBeUndefined();
  expect(recordatorioEnTexto(minutos)).toBe(enTexto);
});

it.each(['pronto', '0', '5 semanas', '3 x'])('says that «%s» is no time before an event', (text) => {
  const [read = ''] = leerRecordatorio(text);
  expect(problemaDeRecordatorio(read)).toContain('Escriba un tiempo');
});
