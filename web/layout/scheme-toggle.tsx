import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { applyAppearance, shownScheme } from '../app/appearance';

/** Light or dark, remembered on this device. */
export function SchemeToggle() {
  const [scheme, setScheme] = useState(shownScheme);
  const next = scheme === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? 'Usar colores oscuros' : 'Usar colores claros';
  const Icon = next === 'dark' ? Moon : Sun;

  const toggle = () => {
    applyAppearance({ scheme: next });
    setScheme(next);
  };

  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        <Icon size={18} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  );
}
