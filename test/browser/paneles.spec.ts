import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectColours, THEMES, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.sol@ejemplo.test';

it('shows the office, leads from a figure to the counted things, and follows the changes of other people', {
  timeout: 120_000,
}, async () => {
  const page = await openAs(chromium(), TITULAR, '/dashboards/project', { viewport: WIDTHS.escritorio });
  const nuevas = page.getByRole('link', { name: /^\d+ Nuevas$/ });
  const before = Number.parseInt(await nuevas.innerText(), 10);
  const api = await apiAs(TITULAR);
  const actos = await api.get('/api/tipos-acto');
  await api.post('/api/carpetas', { caratula: 'Para el panel', tipoActoId: actos[0].id, abrir: true });
  await expect.poll(async () => Number.parseInt(await nuevas.innerText(), 10)).toBe(before + 1);

  await page.getByRole('button', { name: 'Más de «Carpetas de la semana»' }).click();
  await page.getByRole('menuitem', { name: 'Ver tabla' }).click();
  await page
    .getByRole('table', { name: 'Carpetas de la semana' })
    .getByRole('link', { name: /^\d+$/ })
    .first()
    .waitFor();
  for (const [entry, name] of [
    ['Descargar CSV', /^Carpetas de la semana .*\.csv$/],
    ['Ver gráfico', null],
    ['Descargar PNG', /^Carpetas de la semana .*\.png$/],
  ] as const) {
    await page.getByRole('button', { name: 'Más de «Carpetas de la semana»' }).click();
    const download = name && page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    if (!download) continue;
    const file = await download;
    expect(file.suggestedFilename()).toMatch(name);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
  }
  await inspectColours(page, 'the panel', ['light', 'dark'], { themes: THEMES });

  await nuevas.click();
  await page.getByRole('heading', { level: 1, name: 'Carpetas' }).waitFor();
  await page.getByRole('link', { name: /Para el panel/ }).waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.poll(() => page.url()).not.toContain('hecho');

  await moveTo(page, '/dashboards/analytics');
  await page.getByRole('heading', { name: 'Sesiones por día' }).waitFor();
  await inspectColours(page, 'Analítica', ['dark']);
});
