import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './error-state';
import { latePart } from './late-part';

const Contents = () => <p>Contenido</p>;

it('a part that cannot be fetched leaves the page as it is, and is tried again when asked', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Part } = latePart(async () => Contents, { Failed: ErrorState });
  render(
    <>
      <input aria-label="Carátula" defaultValue="A medio escribir" />
      <Part />
    </>,
  );
  const retry = await screen.findByRole('button', { name: 'Reintentar' });

  network.mockReturnValue(true);
  fireEvent.click(retry);
  expect(await screen.findByText('Contenido')).toBeTruthy();
  expect(screen.getByLabelText('Carátula')).toHaveProperty('value', 'A medio escribir');
});

it('a part that the page can do without comes by itself when the browser is online again', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Part } = latePart(async () => Contents);
  render(<Part />);

  network.mockReturnValue(true);
  await expect
    .poll(() => {
      fireEvent(window, new Event('online'));
      return screen.queryByText('Contenido');
    })
    .not.toBeNull();
});
