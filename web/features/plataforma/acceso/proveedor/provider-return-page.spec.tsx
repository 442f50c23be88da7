import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showGuest } from '../../../../testing/show-guest';

const server = startApiServer();

it('the page says also in its title that nobody was signed in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showGuest(server, '/ingreso-proveedor', { opciones: { proveedor: null } });
  await screen.findByRole('heading', { name: 'No se pudo ingresar' });
  await expect.poll(() => document.title).toBe('No se pudo ingresar · Carpetas');
});
