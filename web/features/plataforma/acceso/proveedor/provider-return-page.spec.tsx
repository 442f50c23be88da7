import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showGuest } from '../../../../testing/show-guest';

const server = startApiServer();

it('says also in its title that nobody got in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showGuest(server, '/ingreso-proveedor', { opciones: { proveedor: null } });
  await screen.findByRole('heading', { name: 'No se pudo ingresar' });
  await expect.poll(() => document.title).toBe('No se pudo ingresar · Carpetas');
});
