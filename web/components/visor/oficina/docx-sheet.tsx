import { useLayoutEffect, useRef, useState } from 'react';
import { safeDocument } from '../../rich-text/safe-html';
import sheet from './docx.css?inline';
import styles from './oficina.module.css';

/** The empty document of the frame. It has the policy of the page too. */
const empty = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
</head><body><main></main></body></html>`;

interface DocxSheetProps {
  /** As the library wrote it: it is sanitized here. */
  html: string;
  nombre: string;
}

/** The text of a DOCX on white paper, in a frame without scripts. Its layout is not that of the office program. */
export function DocxSheet({ html, nombre }: DocxSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [writing, setWriting] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that the browser replaced is written again
  useLayoutEffect(() => {
    const element = frame.current;
    const inside = element?.contentDocument;
    const window = element?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!inside || !window) return;
    inside.open();
    inside.write(empty);
    inside.close();
    const own = new window.CSSStyleSheet();
    own.replaceSync(sheet);
    inside.adoptedStyleSheets = [own];
    inside.querySelector('main')?.append(inside.adoptNode(safeDocument(html)));
    // Escape and the like are for the dialog around.
    const passKey = (event: KeyboardEvent) => {
      if (!element.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    inside.addEventListener('keydown', passKey);
    return () => inside.removeEventListener('keydown', passKey);
  }, [html, writing]);

  return (
    <iframe
      ref={frame}
      className={styles.marco}
      title={`Texto de ${nombre}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={({ currentTarget }) => currentTarget.contentDocument?.querySelector('main') ?? setWriting(writing + 1)}
    />
  );
}
