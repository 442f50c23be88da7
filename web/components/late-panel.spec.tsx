import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { showPages } from '../testing/show-pages';
import { latePanel, type PanelProps } from './late-panel';
import { PanelButton } from './panel-button';

const Contents = ({ onClose }: PanelProps) => (
  <button type="button" onClick={onClose}>
    Contenido
  </button>
);

it('a panel that cannot be fetched says so, leaves the page as it is, and can be opened again', async () => {
  let isOffline = true;
  const { Panel, preload } = latePanel(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Contents;
  });
  const element = (
    <PanelButton label="Campana" Icon={Bell} preload={preload}>
      {(panel) => <Panel {...panel} />}
    </PanelButton>
  );
  showPages([{ path: '*', element }], { path: '/' });
  const button = await screen.findByRole('button', { name: 'Campana' });

  fireEvent.click(button);
  expect(await screen.findByText('No se pudo abrir. Revise su conexión.')).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));

  isOffline = false;
  fireEvent.click(button);
  fireEvent.click(await screen.findByText('Contenido'));
  await waitFor(() => expect(screen.queryByText('Contenido')).toBeNull());
});
