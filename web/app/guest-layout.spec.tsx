import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server';
import { showGuest } from '../testing/show-guest';

const server = startApiServer();

it('lets a guest follow a dark device with one press, which the device remembers', async () => {
  showGuest(server, '/sign-in');
  fireEvent.click(await screen.findByRole('button', { name: 'Usar el modo oscuro del dispositivo' }));
  expect(JSON.parse(localStorage.getItem('carpetas.apariencia') ?? '{}')).toMatchObject({ scheme: 'auto' });
});
