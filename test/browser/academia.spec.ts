import { expect, it } from 'vitest';
import { apiAs } from './support/api.ts';
import { withChromium } from './support/chromium.ts';
import { inspectColours, inspectPage, WIDTHS } from './support/inspect.ts';
import { moveTo, openAs } from './support/open.ts';

const chromium = withChromium();
const TITULAR = 'titular.sol@ejemplo.test';
const LECTURA = 'lectura.sol@ejemplo.test';

it('finds courses, writes a course, publishes it, and asks somebody who reads and completes it on a phone', {
  timeout: 120_000,
}, async () => {
  const title = `Guardias ${crypto.randomUUID().slice(0, 8)}`;
  const found = '/apps/academy?categoria=actos-notariales&buscar=PODERES';
  const page = await openAs(chromium(), TITULAR, found, { viewport: WIDTHS.escritorio });
  const titles = page.getByRole('list', { name: 'Cursos' }).getByRole('heading');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Poderes: otorgar, controlar y revocar']);
  await moveTo(page, '/apps/academy?buscar=nadie');
  await page.getByText('Ningún curso coincide').waitFor();
  await page.getByRole('button', { name: 'Escribir un curso' }).click();
  await page.getByRole('heading', { name: 'Datos del curso' }).waitFor();
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  for (const [index, paso] of ['Quién cubre', 'Cómo avisar'].entries()) {
    await page.getByRole('button', { name: 'Agregar paso' }).click();
    await page.getByRole('heading', { name: `Paso ${index + 1}`, exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill(paso);
    await page.getByRole('textbox', { name: 'Contenido' }).fill(`Sobre ${paso}.`);
    await page.getByText('Guardado', { exact: true }).waitFor();
  }
  // The keyboard can change the order too.
  await page.getByRole('button', { name: 'Cambiar de lugar Cómo avisar' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(/^Tomó «Cómo avisar»/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(/^Posición 1 de 2/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  const steps = page.getByRole('list', { name: 'Pasos' }).getByRole('listitem');
  await expect.poll(() => steps.first().innerText()).toContain('Cómo avisar');
  await inspectPage(page, 'the editor');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Lo ve todo el equipo.').waitFor();

  await moveTo(page, '/apps/academy/equipo');
  await page.getByRole('button', { name: /^Pedir un curso a Tom/ }).click();
  const form = page.getByRole('dialog', { name: 'Pedir un curso' });
  await form.getByRole('combobox', { name: 'Curso' }).click();
  await page.getByRole('option', { name: title }).click();
  await form.getByRole('button', { name: 'Pedir', exact: true }).click();
  await page.getByText('Se pidió a 1 persona').waitFor();

  const phone = await openAs(chromium(), LECTURA, '/apps/academy', { viewport: WIDTHS.teléfono });
  await phone.getByRole('link', { name: `Empezar: ${title}` }).click();
  await phone.getByRole('heading', { name: 'Cómo avisar' }).waitFor();
  await expect.poll(() => phone.url()).toContain('paso=1');
  await phone.keyboard.press('ArrowRight');
  await phone.getByRole('heading', { name: 'Quién cubre' }).waitFor();
  await phone.getByRole('button', { name: 'Pasos' }).click();
  await phone
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: /Cómo avisar/ })
    .click();
  await phone.getByText('Sobre Cómo avisar.').waitFor();
  await inspectPage(phone, 'a course');
  await inspectColours(phone, 'a course', ['dark']);
  // The reached step is kept.
  const api = await apiAs(LECTURA);
  const mine = (await api.get('/api/apps/academy/courses')).find((curso: { title: string }) => curso.title === title);
  await expect
    .poll(async () => (await api.get(`/api/apps/academy/courses?ids=${mine.id}`))[0].progress.currentStep)
    .toBe(1);
  await phone.getByRole('button', { name: 'Siguiente' }).click();
  await phone.getByRole('button', { name: 'Terminar' }).click();
  await phone.getByRole('heading', { name: '¡Terminó el curso!' }).waitFor();
  await inspectPage(phone, 'a completed course');

  // The titular's page shows it without a reload.
  await page
    .getByRole('region', { name: /^Tom/ })
    .getByText(/Terminado el/)
    .waitFor();
  const tareas = await (await apiAs(TITULAR)).get('/api/apps/tasks/all');
  const tarea = tareas.find((each: { title: string }) => each.title === `Hacer el curso «${title}»`);
  expect(tarea).toMatchObject({ completed: true });
});
