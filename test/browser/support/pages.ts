import type { Browser, Page, ViewportSize } from 'playwright-core';
import { openPage } from '../../support/page.ts';
import { inspectColours, inspectPage, WIDTHS, WITHOUT_COLOURS } from './inspect.ts';
import { moveTo, openAs } from './open.ts';
import { at } from './product.ts';
import { sessionOf } from './sign-in.ts';

const OF_GUESTS = [
  '/',
  '/landing-preview',
  '/sign-in',
  '/sign-up',
  '/confirmation-required',
  '/confirmar-correo',
  '/forgot-password',
  '/acceso-cerrado',
  '/reset-password',
  '/reset-password#token=x',
  '/error/403',
  '/error/404',
  '/error/500',
  '/404-not-found',
];

/** @param carpeta the address of a carpeta */
const ofMembers = (carpeta: string) => [
  '/carpetas/nueva',
  '/carpetas',
  `${carpeta}/partes`,
  `${carpeta}/requisitos`,
  `${carpeta}/documentos`,
  `${carpeta}/plazos`,
  `${carpeta}/tareas`,
  `${carpeta}/inscripcion`,
  `${carpeta}/actividad`,
  '/personas',
  '/agenda',
  '/agenda/nuevo',
  '/agenda/feriados',
  '/agenda/reglas',
  '/carpetas?buscar=nadie',
  '/chat',
  '/apps/tasks?vista=mias',
  '/apps/tasks?buscar=certificado',
  '/apps/contacts',
  '/apps/contacts/nuevo',
  '/apps/mailbox/inbox/1',
  '/apps/mailbox/settings',
  '/apps/academy',
  '/apps/academy/equipo',
  '/dashboards/project',
  '/dashboards/project?vista=montos',
  '/dashboards/project?vista=equipo',
  '/dashboards/analytics',
  '/apps/ecommerce/inventory',
  '/apps/ecommerce/inventory/listas',
  '/papelera',
  '/pages/activities',
  '/ui/icons/heroicons-outline?icono=bell',
  '/dashboards/crypto',
  '/dashboards/finance',
  '/certificados',
  '/inscripciones',
  '/protocolo',
  '/actos',
  '/plantillas',
  '/apps/help-center?q=carpeta',
  '/apps/help-center/faqs#most-asked/numero',
  '/apps/help-center/guides',
  '/apps/help-center/guides/projects',
  '/apps/help-center/guides/projects/documentos',
  '/apps/help-center/support',
  '/apps/help-center',
  '/configuraciones/perfil',
  '/configuraciones/cuenta',
  '/configuraciones/preferencias',
  '/configuraciones/seguridad',
  '/configuraciones/plan',
  '/configuraciones/notificaciones',
  '/configuraciones/equipo',
  '/example',
];

export const DEMO = 'demo@carpetas.test';

async function inspect(page: Page, path: string, isWhole: boolean): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  // A page has the same colours in every width.
  const isWide = page.viewportSize()?.width === WIDTHS.escritorio.width;
  await inspectPage(page, path, { isWhole, ...(!isWide && WITHOUT_COLOURS) });
  if (isWide) await inspectColours(page, path, ['dark'], { isWhole });
}

/** Checks each page for people without a session. */
export async function inspectPagesOfGuests(browser: Browser, viewport: ViewportSize): Promise<void> {
  const page = await openPage(browser, { viewport });
  for (const path of OF_GUESTS) {
    await page.goto(at(path));
    await inspect(page, path, true);
  }
}

/** Checks each page of members, as a titular of the demo. */
export async function inspectPagesOfMembers(browser: Browser, viewport: ViewportSize): Promise<void> {
  const choosing = await openPage(browser, { viewport, storageState: await sessionOf(DEMO) });
  for (const path of ['/seleccionar-cuenta', '/onboarding/crear-cuenta']) {
    await choosing.goto(at(path));
    await inspect(choosing, path, true);
  }

  const page = await openAs(browser, DEMO, '/carpetas', { viewport, cuenta: 'Escribanía Lavalle Norte' });
  const carpeta = await page.locator('a[href^="/carpetas/0"]').first().getAttribute('href');
  for (const [index, path] of ofMembers(String(carpeta)).entries()) {
    await moveTo(page, path);
    await inspect(page, path, index === 0);
  }
}
