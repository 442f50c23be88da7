import { Link, type LinkProps } from 'react-router-dom';
import styles from './icon-link.module.css';
import { Stack } from './layout/layout';
import type { Place } from './layout/tokens';

type IconLinkProps = Omit<LinkProps, 'relative' | 'aria-label' | 'className'> &
  Place & { label: string; className?: string };

/** A link with only an icon, as large as a `HintButton`. */
export function IconLink({ label, className, ...link }: IconLinkProps) {
  return (
    <Stack
      as={Link}
      middle
      fixed
      tone="soft"
      round="md"
      hover
      {...link}
      className={className ? `${styles.link} ${className}` : styles.link}
      aria-label={label}
    />
  );
}
