import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useAppDispatch } from '../app/hooks';
import type { CuentaDeUsuario } from '../session/session';
import { selectCuentaRequested } from '../session/session-intents';
import styles from './user-menu.module.css';

interface CuentaItemProps extends MenuItemProps {
  cuenta: CuentaDeUsuario;
  isActive: boolean;
  onChosen: () => void;
}

/** One cuenta of the user menu; the active one is checked. The menu adds its own props for the keyboard. */
export function CuentaItem({ cuenta, isActive, onChosen, ...item }: CuentaItemProps) {
  const dispatch = useAppDispatch();
  const choose = () => {
    onChosen();
    if (!isActive) dispatch(selectCuentaRequested({ cuentaId: cuenta.cuentaId }));
  };
  return (
    <MenuItem {...item} role="menuitemradio" aria-checked={isActive} onClick={choose}>
      <span className={styles.check}>{isActive && <Check size={18} strokeWidth={2} aria-hidden="true" />}</span>
      {cuenta.nombre}
    </MenuItem>
  );
}
