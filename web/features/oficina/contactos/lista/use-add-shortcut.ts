import { useNavigate } from 'react-router-dom';
import { useHotkey } from '../../../../lib/use-hotkey';

/** Ctrl+/ or ⌘+/ opens the form of a new contact. Unsaved changes are asked about first. */
export function useAddShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useHotkey(
    ({ key, ctrlKey, metaKey }) => isEnabled && key === '/' && (ctrlKey || metaKey),
    () => void navigate(`/apps/contacts/nuevo${location.search}`, { preventScrollReset: true }),
  );
}
