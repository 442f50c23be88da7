import { useMemo } from 'react';
import styles from './rich-text.module.css';
import { safeHtml } from './safe-html';

interface RichTextProps {
  html: string;
  className?: string;
}

export function RichText({ html, className = '' }: RichTextProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
  return <div className={`${styles.text} ${className}`} dangerouslySetInnerHTML={safe} />;
}
