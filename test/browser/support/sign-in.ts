import type { Page } from 'playwright-core';

/** Signs in as the demo's person of two cuentas, up to the choice between them. */
export async function signInAsDemo(page: Page, baseUrl: string): Promise<void> {
  await signIn(page, baseUrl, 'demo@carpetas.test');
  await page.getByRole('heading', { name: 'Elegir cuenta' }).waitFor();
}

/** Signs in with the password that all demo people have. */
export async function signIn(page: Page, baseUrl: string, email: string): Promise<void> {
  await page.goto(`${baseUrl}/sign-in`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Carpetas-2026');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

/** Goes into one of the cuentas offered. */
export async function chooseCuenta(page: Page, nombre: string): Promise<void> {
  await page.getByRole('button', { name: nombre }).click();
  await page.getByRole('heading', { name: 'Carpetas', level: 1 }).waitFor();
}
