import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safeLink } from '../../../lib/safe-link';
import styles from './aviso-row.module.css';
import type { Aviso } from './avisos-api';

interface AvisoLinkProps {
  aviso: Aviso;
  className: string | undefined;
  onFollow: () => void;
  children: ReactNode;
}

/** The text that names a row, as a link if the aviso has one. */
export function AvisoLink({ aviso: { link, useRouter }, className, onFollow, children }: AvisoLinkProps) {
  const target = safeLink(link);
  if (!target) return <p className={className}>{children}</p>;
  const look = { className: `${className} ${styles.link}`, onClick: onFollow };
  if (useRouter && target.isInternal) {
    return (
      <Link {...look} to={target.href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...look} href={target.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
