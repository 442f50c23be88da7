import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import styles from './hint-button.module.css';

type HintButtonProps = Omit<IconButtonProps, 'aria-label' | 'title'> & {
  /** What it does: its accessible name, and its tooltip. */
  label: string;
  /** Where the tooltip keeps inside the window. */
  hintAlign?: 'start' | 'center' | 'end';
};

/** An icon that is a button. The tooltip is CSS: MUI's would bring a positioning library of 7 KB to every page. */
export function HintButton({ label, hintAlign = 'center', className, ...rest }: HintButtonProps) {
  return (
    <IconButton
      {...rest}
      aria-label={label}
      data-hint={label}
      data-hint-align={hintAlign}
      className={`${styles.button} ${className ?? ''}`}
    />
  );
}
