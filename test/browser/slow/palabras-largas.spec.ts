import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { apiAs } from '../support/api.ts';
import { withChromium } from '../support/chromium.ts';
import { expectToFit, WIDTHS } from '../support/inspect.ts';
import { moveTo, openAs } from '../support/open.ts';

const chromium = withChromium();
const PERSON = 'solo@carpetas.test';
/** A word without a place to break it. */
const PALABRA = 'Certificadosdelregistrodelapropiedadinmueble'.repeat(2);

/** Gives everything a name of one long word. @returns the addresses that show the name */
async function nameEverything(): Promise<string[]> {
  const { get, post } = await apiAs(PERSON);
  const { id } = (await get('/api/carpetas?estado=en_preparacion&orden=creadaEn&direccion=asc')).carpetas[0];
  await post(`/api/carpetas/${id}/secciones`, { nombre: `${PALABRA.slice(0, 40)}${Date.now()}` });
  const carpeta = await post('/api/carpetas', {
    tipoActoId: (await get(`/api/carpetas/${id}`)).tipoActo.id,
    caratula: PALABRA,
    etiquetas: [PALABRA.slice(0, 40)],
    abrir: true,
  });
  const persona = await post('/api/personas', { tipo: 'humana', nombre: PALABRA, apellidos: PALABRA });
  const contacto = await post('/api/apps/contacts/contact', { contact: { name: PALABRA, company: PALABRA } });
  const tarea = await post('/api/apps/tasks/task', { type: 'task', task: { title: PALABRA, notes: PALABRA } });
  await post('/api/apps/notes', { note: { title: PALABRA, content: PALABRA } });
  const tablero = await post('/api/apps/scrumboard/board', { board: { title: PALABRA, lists: [PALABRA] } });
  return [
    '/carpetas?buscar=Certificadosdel',
    `/carpetas/${carpeta.id}/partes`,
    `/carpetas/${id}/documentos`,
    '/personas?buscar=Certificadosdel',
    `/personas/${persona.id}`,
    `/apps/contacts/${contacto.id}`,
    `/apps/tasks/${tarea.id}`,
    '/apps/notes',
    '/apps/scrumboard',
    `/apps/scrumboard/${tablero.id}`,
  ];
}

/** The names of the visible controls that another element covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    /** Whether the scrolling ancestors of an element show this point of it. */
    const isScrolledTo = (element: Element, left: number, top: number): boolean => {
      const parent = element.parentElement;
      if (!parent) return true;
      const box = parent.getBoundingClientRect();
      const isInside = left >= box.left && left <= box.right && top >= box.top && top <= box.bottom;
      return (isInside || getComputedStyle(parent).overflowX === 'visible') && isScrolledTo(parent, left, top);
    };
    const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    return [...(scope?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isOnScreen = width > 2 && left > 0 && top > 70 && left < innerWidth && top < innerHeight - 70;
      if (!isOnScreen || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (!isScrolledTo(control, left, top)) return [];
      const there = document.elementFromPoint(left, top);
      return control.contains(there) ? [] : [control.getAttribute('aria-label') ?? control.textContent];
    });
  });

it('shows names that are a long word without covering anything', { timeout: 240_000 }, async () => {
  const paths = await nameEverything();
  for (const viewport of [WIDTHS.escritorio, WIDTHS.teléfono]) {
    const page = await openAs(chromium(), PERSON, '/carpetas', { viewport });
    for (const path of paths) {
      await moveTo(page, path);
      await page.getByRole('heading').first().waitFor();
      await expectToFit(page, path);
      expect([path, await covered(page)]).toEqual([path, []]);
    }
  }
});
