import type { ComponentProps } from 'react';
import styles from './drawer-bars.module.css';
import { type Tokens, withTokens } from './layout/tokens';

/** The title and the buttons of a drawer, which stay at its top. */
export function DrawerHeader(props: Tokens & ComponentProps<'header'>) {
  const look = { align: 'center', line: 'bottom', fill: 'surface' } as const;
  return <header {...withTokens(`l-row ${styles.header}`, { ...look, ...props })} />;
}

/** The buttons of a form in a drawer, which stay at its bottom. */
export function DrawerFooter(props: Tokens & ComponentProps<'div'>) {
  const look = { justify: 'end', gap: 2, padX: 'edge', padY: 3, line: 'top', fill: 'surface' } as const;
  return <div {...withTokens(`l-row ${styles.footer}`, { ...look, ...props })} />;
}
