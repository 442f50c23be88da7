import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './page-text.module.css';
import { safePage } from './safe-html';

interface PageTextProps {
  html: string;
  className?: string;
}

/** Shows a page of the help or of a course, sanitized. Its links into the product do not load it anew. */
export function PageText({ html, className = '' }: PageTextProps) {
  const navigate = useNavigate();
  const safe = useMemo(() => ({ __html: safePage(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const path = event.target instanceof Element && event.target.closest('a[href^="/"]')?.getAttribute('href');
    if (!path || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears the clicks of its links
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
    <div className={`${styles.page} ${className}`} onClick={follow} dangerouslySetInnerHTML={safe} />
  );
}
