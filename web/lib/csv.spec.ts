import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('a table has a form that spreadsheets open, and nothing that they compute', async () => {
  const blob = csvOf([
    ['Fila', 'Motivo'],
    ['2', '=1+1'],
    ['3', 'Dijo «no»; "nunca"'],
  ]);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
    '\ufeff"Fila";"Motivo"\r\n"2";"\'=1+1"\r\n"3";"Dijo «no»; ""nunca"""\r\n',
  );
});
