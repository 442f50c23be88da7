import { useEffect, useState } from 'react';
import { formatBytes } from '../../lib/numeros';
import { Loading } from './loading';
import styles from './viewer.module.css';

/** The most bytes that are shown: a longer text would block the page. The download is complete. */
const maxBytes = 1024 ** 2;

/** The beginning of a text file, which for nearly all files is the whole text. */
export async function beginningOf(content: Blob): Promise<string> {
  const bytes = await content.slice(0, maxBytes).arrayBuffer();
  // In stream mode, the decoder leaves out a character that is cut at the end.
  return new TextDecoder().decode(bytes, { stream: content.size > maxBytes });
}

export function TextView({ content, nombre }: { content: Blob; nombre: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.frame} tabIndex={0} aria-label={`Texto de ${nombre}`}>
      <TextSheet content={content} />
    </section>
  );
}

/** The {@link beginningOf} a text file, with a notice when the file is longer. */
export function TextSheet({ content }: { content: Blob }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void beginningOf(content).then((beginning) => isGone || setText(beginning));
    return () => {
      isGone = true;
    };
  }, [content]);

  if (text === undefined) return <Loading />;
  return (
    <>
      <pre className={styles.text}>{text}</pre>
      {content.size > maxBytes && (
        <p className={styles.rest}>
          Se muestran los primeros {formatBytes(maxBytes)} de {formatBytes(content.size)}. Descargue el archivo para
          verlo completo.
        </p>
      )}
    </>
  );
}
