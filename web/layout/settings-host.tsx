import { Palette } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { HintButton } from '../components/hint-button';
import { latePanel } from '../components/late-panel';
import { Box } from '../components/layout/layout';
import styles from './settings-host.module.css';

const { Panel: SettingsDrawer } = latePanel(async () => (await import('./settings-drawer')).SettingsDrawer);

const OpenSettings = createContext(() => {});

/** The function that opens the settings drawer, from anywhere in the layout. */
export const useOpenSettings = () => use(OpenSettings);

/** Holds the settings drawer. It is outside the layouts, because a choice in it replaces the layout. */
export function SettingsHost({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = useCallback(() => setDrawer('open'), []);
  return (
    <OpenSettings value={open}>
      {children}
      {drawer !== 'unused' && <SettingsDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </OpenSettings>
  );
}

/** Opens the settings drawer in the layout that shows only the page, since it has no menu. */
export function SettingsCorner() {
  const open = useOpenSettings();
  return (
    <Box as="aside" only="screen" className={styles.corner} aria-label="Apariencia">
      <HintButton label="Cambiar la apariencia" hintAlign="end" className={styles.button} onClick={open}>
        <Palette size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </Box>
  );
}
