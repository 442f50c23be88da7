import { Ban } from 'lucide-react';
import { use, useMemo } from 'react';
import type { MensajeCitadoDto } from '../../../../api/generated/conversaciones';
import { Box, Row, Text } from '../../../../components/layout/layout';
import { safeHtml } from '../../../../components/rich-text/safe-html';
import { namesAny, TextoConCarpetas } from '../../../expediente/carpetas/public/carpetas-text';
import { Adjuntos } from '../adjuntos/adjuntos';
import type { Mensaje } from '../chat-api';
import styles from './bubble.module.css';
import { NombradasContext } from './nombradas-context';

interface BubbleProps {
  mensaje: Mensaje;
  hasFailed: boolean;
  /** Goes to the quoted message, which this message answers. */
  onQuote: (id: string) => void;
}

/**
 * The text and the files of a message, below the message that it answers. Screen readers hear when the message is the
 * person's own.
 */
export function Bubble({
  mensaje: { valor, esPropio, eliminado, editadoEn, citado, adjuntos },
  hasFailed,
  onQuote,
}: BubbleProps) {
  return (
    <div
      className={styles.bubble}
      data-mine={esPropio}
      data-failed={hasFailed}
      data-deleted={eliminado}
      data-files={adjuntos.length > 0}
    >
      {esPropio && <span className="visually-hidden">Usted: </span>}
      {citado && !eliminado && <Quote citado={citado} onQuote={onQuote} />}
      {adjuntos.length > 0 && !eliminado && <Adjuntos adjuntos={adjuntos} />}
      {eliminado ? (
        <Row as="span" gap="6px" align="center" inline className={styles.deleted}>
          <Ban size={14} strokeWidth={1.75} aria-hidden="true" />
          Mensaje eliminado
        </Row>
      ) : (
        valor && <Texto valor={valor} />
      )}
      {editadoEn && !eliminado && (
        <Box as="span" marginLeft="auto" size="xs" className={styles.edited}>
          editado
        </Box>
      )}
    </div>
  );
}

function Quote({ citado: { id, autor, texto }, onQuote }: { citado: MensajeCitadoDto } & Pick<BubbleProps, 'onQuote'>) {
  return (
    <button type="button" className={styles.quote} title="Ir al mensaje" onClick={() => onQuote(id)}>
      <Text as="strong" weight="strong">
        {autor?.nombre ?? 'Usted'}
      </Text>
      <Text clamp={2}>{texto ?? 'Mensaje eliminado'}</Text>
    </button>
  );
}

/** The text of a message. A carpeta's number becomes a link when the person may see the carpeta. */
function Texto({ valor }: { valor: string }) {
  const nombradas = use(NombradasContext);
  const safe = useMemo(() => safeHtml(valor), [valor]);
  if (namesAny(safe, nombradas)) {
    return (
      <Box shrinks className={styles.text}>
        <TextoConCarpetas html={safe} nombradas={nombradas} />
      </Box>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify made it safe
  return <Box shrinks className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
