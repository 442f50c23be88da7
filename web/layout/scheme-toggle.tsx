import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { applyAppearance, readAppearance, shownScheme } from '../app/appearance';
import { HintButton } from '../components/hint-button';

/** Light or dark, remembered on this device. */
export function SchemeToggle() {
  const [scheme, setScheme] = useState(() => shownScheme(readAppearance().scheme));
  const next = scheme === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? 'Usar colores oscuros' : 'Usar colores claros';
  const Icon = next === 'dark' ? Moon : Sun;

  const toggle = () => {
    applyAppearance({ scheme: next });
    setScheme(next);
  };

  return (
    <HintButton label={label} onClick={toggle}>
      <Icon size={18} strokeWidth={1.75} />
    </HintButton>
  );
}
