import { describe, expect, it } from 'vitest';
import {
  aLosDias,
  cifras,
  diasDelMes,
  enteroEnLetras,
  fechaConMes,
  fechaEnLetras,
  horaEnLetras,
  montoEnCifras,
  montoEnLetras,
  numeroEnLetras,
  porcentajeEnLetras,
  superficieEnLetras,
} from './letras.js';

describe('numbers in words', () => {
  it.each([
    [0n, 'cero'],
    [1n, 'uno'],
    [16n, 'dieciséis'],
    [21n, 'veintiuno'],
    [22n, 'veintidós'],
    [31n, 'treinta y uno'],
    [100n, 'cien'],
    [101n, 'ciento uno'],
    [115n, 'ciento quince'],
    [500n, 'quinientos'],
    [700n, 'setecientos'],
    [999n, 'novecientos noventa y nueve'],
    [1000n, 'mil'],
    [1001n, 'mil uno'],
    [2026n, 'dos mil veintiséis'],
    [21_000n, 'veintiún mil'],
    [31_021n, 'treinta y un mil veintiuno'],
    [100_000n, 'cien mil'],
    [101_000n, 'ciento un mil'],
    [1_000_000n, 'un millón'],
    [1_000_001n, 'un millón uno'],
    [21_000_000n, 'veintiún millones'],
    [1_001_000_000n, 'mil un millones'],
    [1_000_000_000_000n, 'un billón'],
    [2_000_000_000_001n, 'dos billones uno'],
    [
      999_999_999_999n,
      'novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve',
    ],
  ])('%s is «%s»', (n, said) => {
    expect(enteroEnLetras(n)).toBe(said);
  });

  it('agree with their noun', () => {
    expect(enteroEnLetras(21n, { apocopado: true })).toBe('veintiún');
    expect(enteroEnLetras(1n, { apocopado: true })).toBe('un');
    expect(enteroEnLetras(101n, { apocopado: true })).toBe('ciento un');
    expect(enteroEnLetras(11n, { apocopado: true })).toBe('once');
    expect(enteroEnLetras(201n, { femenino: true })).toBe('doscientas una');
    expect(enteroEnLetras(500_021n, { femenino: true })).toBe('quinientas mil veintiuna');
    expect(enteroEnLetras(200_000_200n, { femenino: true })).toBe('doscientos millones doscientas');
  });

  it('have their decimals as hundredths', () => {
    expect(numeroEnLetras('1000.50')).toBe('mil con cincuenta centésimos');
    expect(numeroEnLetras('7')).toBe('siete');
    expect(porcentajeEnLetras('33.33')).toBe('treinta y tres con treinta y tres centésimos por ciento');
    expect(porcentajeEnLetras('50.00')).toBe('cincuenta por ciento');
  });
});

describe('amounts', () => {
  it.each([
    ['85000.00', 'USD', 'AR', 'dólares estadounidenses ochenta y cinco mil'],
    ['1000001.00', 'ARS', 'AR', 'pesos un millón uno'],
    ['21.50', 'ARS', 'AR', 'pesos veintiuno con cincuenta centavos'],
    ['31000.01', 'ARS', 'AR', 'pesos treinta y un mil con un centavo'],
    ['100.21', 'UYU', 'UY', 'pesos uruguayos cien con veintiún centésimos'],
    ['2000.00', 'ARS', 'UY', 'pesos argentinos dos mil'],
    ['201.00', 'UI', 'UY', 'unidades indexadas doscientas una'],
    ['85000000.00', 'CLP', 'CL', 'ochenta y cinco millones de pesos'],
    ['21.00', 'UF', 'CL', 'veintiuna unidades de fomento'],
    ['1.00', 'EUR', 'ES', 'un euro'],
    ['21.01', 'EUR', 'ES', 'veintiún euros con un céntimo'],
    ['1000000.00', 'EUR', 'ES', 'un millón de euros'],
    ['2300000.00', 'EUR', 'ES', 'dos millones trescientos mil euros'],
    ['201.00', 'GBP', 'ES', 'doscientas una libras esterlinas'],
    ['0.50', 'EUR', 'ES', 'cero euros con cincuenta céntimos'],
    ['5.00', 'XAU', 'AR', 'XAU cinco'],
  ])('%s %s in %s is «%s»', (monto, moneda, pais, said) => {
    expect(montoEnLetras(monto, moneda, pais)).toBe(said);
  });

  it('are written in figures as in each country', () => {
    expect(montoEnCifras('85000.00', 'USD', 'AR')).toBe('U$S 85.000,00');
    expect(montoEnCifras('1234567.5', 'ARS', 'AR')).toBe('$ 1.234.567,50');
    expect(montoEnCifras('85000', 'EUR', 'ES')).toBe('85.000,00 €');
    expect(montoEnCifras('85000', 'USD', 'ES')).toBe('85.000,00 USD');
    expect(montoEnCifras('85000000.00', 'CLP', 'CL')).toBe('$ 85.000.000');
    expect(montoEnCifras('85000', 'USD', 'CL')).toBe('US$ 85.000,00');
    expect(cifras('1250.5000')).toBe('1.250,5');
    expect(cifras('100')).toBe('100');
  });
});

it('says surfaces in their units', () => {
  expect(superficieEnLetras('1250.5000', 'm2')).toBe(
    'mil doscientos cincuenta metros cuadrados con cincuenta decímetros cuadrados',
  );
  expect(superficieEnLetras('1.0001', 'm2')).toBe('un metro cuadrado con un centímetro cuadrado');
  expect(superficieEnLetras('21.2103', 'ha')).toBe('veintiuna hectáreas, veintiuna áreas con tres centiáreas');
  expect(superficieEnLetras('1000000', 'm2')).toBe('un millón de metros cuadrados');
});

describe('days and hours', () => {
  it.each([
    ['2026-03-16', 'AR', 'dieciséis de marzo de dos mil veintiséis'],
    ['2026-09-01', 'AR', 'primero de septiembre de dos mil veintiséis'],
    ['2026-09-01', 'UY', 'primero de setiembre de dos mil veintiséis'],
    ['2026-09-01', 'CL', 'primero de septiembre de dos mil veintiséis'],
    ['2026-09-01', 'ES', 'uno de septiembre de dos mil veintiséis'],
    ['1999-12-31', 'ES', 'treinta y uno de diciembre de mil novecientos noventa y nueve'],
    ['2000-02-21', 'UY', 'veintiuno de febrero de dos mil'],
  ])('%s in %s is «%s»', (fecha, pais, said) => {
    expect(fechaEnLetras(fecha, pais)).toBe(said);
  });

  it('are written as at the beginning of deeds', () => {
    expect(diasDelMes('2026-03-21', 'AR')).toBe('veintiún días del mes de marzo de dos mil veintiséis');
    expect(aLosDias('2026-03-21', 'AR')).toBe('a los veintiún días del mes de marzo de dos mil veintiséis');
    expect(aLosDias('2026-03-01', 'AR')).toBe('al primer día del mes de marzo de dos mil veintiséis');
    expect(diasDelMes('2026-03-01', 'AR')).toBe('un día del mes de marzo de dos mil veintiséis');
    expect(fechaConMes('2026-03-16', 'AR')).toBe('16 de marzo de 2026');
  });

  it.each([
    ['10:30', 'diez horas y treinta minutos'],
    ['01:00', 'una hora'],
    ['21:21', 'veintiuna horas y veintiún minutos'],
    ['12:01', 'doce horas y un minuto'],
    ['00:15', 'cero horas y quince minutos'],
  ])('%s is «%s»', (hora, said) => {
    expect(horaEnLetras(hora)).toBe(said);
  });
});
