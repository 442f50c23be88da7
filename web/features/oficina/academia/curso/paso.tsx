import type { RefObject } from 'react';
import { PageHtml } from '../../../../components/page-html/page-html';
import type { Paso as PasoDeCurso } from '../academia-api';
import styles from './paso.module.css';

interface PasoProps {
  paso: PasoDeCurso;
  total: number;
  /** The title, which takes the focus when the step is gone to. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** One step of a course, as an article. */
export function Paso({ paso, total, heading }: PasoProps) {
  const { order, title, subtitle, content, image, imageSize, imageText } = paso;
  return (
    // Another step slides in.
    <article key={order} className={styles.step}>
      <header className={styles.head}>
        <p className={styles.count}>
          Paso {order + 1} de {total}
        </p>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {image && (
        <img className={styles.image} src={image} alt={imageText} width={imageSize?.width} height={imageSize?.height} />
      )}
      <PageHtml html={content} />
    </article>
  );
}
