import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { safePage } from '../rich-text/safe-html';
import styles from './page-html.module.css';

interface PageHtmlProps {
  html: string;
  className?: string;
}

/** Shows a page of the help or of a course, sanitized. Its links to pages of Carpetas open in place. */
export function PageHtml({ html, className = '' }: PageHtmlProps) {
  const navigate = useNavigate();
  const safe = useMemo(() => ({ __html: safePage(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    const isOwn = /^\/(?!\/)/.test(href ?? '') && event.button === 0;
    if (!isOwn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href as string);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the key and the press
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too
    <div
      className={`${styles.page} ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
      dangerouslySetInnerHTML={safe}
    />
  );
}
