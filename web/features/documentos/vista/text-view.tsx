import { useEffect, useState } from 'react';
import { formatBytes } from '../../../lib/numeros';
import { Loading } from './loading';
import styles from './visor.module.css';

/** More than this would hold up the page; the download has it all. */
const most = 1024 ** 2;

/** The beginning of a text, which is all of it in all but a few. */
export function TextView({ content, nombre }: { content: Blob; nombre: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void content
      .slice(0, most)
      .text()
      .then((read) => isGone || setText(read));
    return () => {
      isGone = true;
    };
  }, [content]);

  if (text === undefined) return <Loading />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <section className={styles.frame} tabIndex={0} aria-label={`Texto de ${nombre}`}>
      <pre className={styles.text}>{text}</pre>
      {content.size > most && (
        <p className={styles.rest}>
          Se muestran los primeros {formatBytes(most)} de {formatBytes(content.size)}. Descargue el archivo para verlo
          completo.
        </p>
      )}
    </section>
  );
}
