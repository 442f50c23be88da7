import { Moon, Sun } from 'lucide-react';
import { prefersDark, shownScheme } from '../app/appearance';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { HintButton } from '../components/hint-button';
import { useMedia } from '../lib/use-media';
import { ownUserChangeRequested, selectPreferencias } from '../session/own-user';

/** Light or dark, whichever is not on the screen. */
export function SchemeToggle() {
  const dispatch = useAppDispatch();
  const { scheme = 'light' } = useAppSelector(selectPreferencias);
  const isSystemDark = useMedia(prefersDark);
  const next = shownScheme(scheme, isSystemDark) === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? 'Usar colores oscuros' : 'Usar colores claros';
  const Icon = next === 'dark' ? Moon : Sun;

  return (
    <HintButton label={label} onClick={() => dispatch(ownUserChangeRequested({ preferencias: { scheme: next } }))}>
      <Icon size={18} strokeWidth={1.75} />
    </HintButton>
  );
}
