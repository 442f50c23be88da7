import { useNavigate } from 'react-router-dom';
import { useHotkey } from '../../../../lib/use-hotkey';

/** The key N opens the form of a new carpeta. */
export function useNewShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useHotkey(
    ({ key, ctrlKey, metaKey }) => isEnabled && key.toLowerCase() === 'n' && !ctrlKey && !metaKey,
    () => void navigate(`/carpetas/nueva${location.search}`, { preventScrollReset: true }),
  );
}
