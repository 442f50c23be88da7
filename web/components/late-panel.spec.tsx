import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setCodeKept } from '../lib/kept-code';
import { expectPrint } from '../testing/printed';
import { showPages } from '../testing/show-pages';
import { latePanel, type PanelProps } from './late-panel';
import { PanelButton } from './panel-button';

const Contents = ({ onClose }: PanelProps) => (
  <button type="button" onClick={onClose}>
    Contenido
  </button>
);

it('a panel without network says that it waits, closes when the page is left, and opens once there is a network', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Panel, preload } = latePanel(async () => Contents);
  const element = (
    <PanelButton label="Campana" Icon={Bell} preload={preload}>
      {(panel) => <Panel {...panel} />}
    </PanelButton>
  );
  showPages([{ path: '*', element }], { path: '/' });
  const button = await screen.findByRole('button', { name: 'Campana' });

  fireEvent.click(button);
  expect(await screen.findByText('Sin conexión: se abrirá cuando vuelva.')).toBeTruthy();
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.keyDown(button, { key: 'Tab' });
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  expect(button.getAttribute('aria-busy')).toBeNull();

  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  network.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  fireEvent.click(await screen.findByText('Contenido'));
  await waitFor(() => expect(screen.queryByText('Contenido')).toBeNull());
});

it('a panel opens without network when the browser has all code in its cache', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setCodeKept(true);
  onTestFinished(() => setCodeKept(false));
  const { Panel, preload } = latePanel(async () => Contents);
  const element = (
    <PanelButton label="Campana" Icon={Bell} preload={preload}>
      {(panel) => <Panel {...panel} />}
    </PanelButton>
  );
  showPages([{ path: '*', element }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Campana' }));
  expect(await screen.findByText('Contenido')).toBeTruthy();
});

it('a panel whose code is gone, as after a new release, offers to load the page again', async () => {
  expectPrint(/^A panel could not be fetched/);
  const { Panel, preload } = latePanel<PanelProps>(() => Promise.reject(new TypeError('Failed to fetch')));
  const element = (
    <PanelButton label="Campana" Icon={Bell} preload={preload}>
      {(panel) => <Panel {...panel} />}
    </PanelButton>
  );
  showPages([{ path: '*', element }], { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Campana' }));
  expect(await screen.findByRole('button', { name: 'Recargar' })).toBeTruthy();
});
