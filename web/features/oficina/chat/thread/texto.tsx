import { use, useMemo } from 'react';
import { safeHtml } from '../../../../components/rich-text/safe-html';
import { namesAny, TextoConCarpetas } from '../../../expediente/carpetas/publico/texto-con-carpetas';
import styles from './bubble.module.css';
import { NombradasContext } from './nombradas-context';

/** The text of a message. Numbers of carpetas that the person may see are links. */
export function Texto({ valor }: { valor: string }) {
  const nombradas = use(NombradasContext);
  const safe = useMemo(() => safeHtml(valor), [valor]);
  if (namesAny(safe, nombradas)) {
    return (
      <div className={styles.text}>
        <TextoConCarpetas html={safe} nombradas={nombradas} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify made it safe
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
