import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DuePill } from '../../../../components/due/due-pill';
import { Card, Row, Stack } from '../../../../components/layout/layout';
import { Marked } from '../../../../components/marked';
import { TagChips } from '../../../../components/tags/tag-chips';
import { nombreDe } from '../busqueda';
import type { Etiqueta, Nota } from '../notas-api';
import styles from './nota-card.module.css';
import { NotaTareasList } from './nota-tareas-list';

interface NotaCardProps {
  nota: Nota;
  /** The etiquetas by their ids. */
  etiquetas: ReadonlyMap<string, Etiqueta>;
  buscar: string;
}

/** A text with fewer characters than this is shown in large type. */
const maxLarge = 70;
/** The most characters of a text that are put on the page: a card shows no more. */
const maxShown = 1_200;

/** The card of a nota. Pressing it opens the nota, except on the checkboxes of its tasks. */
export const NotaCard = memo(function NotaCard({ nota, etiquetas, buscar }: NotaCardProps) {
  const { search } = useLocation();
  const { id, title, content, tasks, image, imageSize, reminder, labels } = nota;
  const isAlone = title.trim() === '' && !tasks?.length;
  const isLarge = isAlone && content.length < maxLarge && !content.includes('\n');
  return (
    <Card as="article" relative lifts className={styles.card}>
      {image && (
        <img
          className={styles.image}
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          width={imageSize?.width}
          height={imageSize?.height}
        />
      )}
      <Stack gap={3} pad={4}>
        <Stack
          as={Link}
          gap={2}
          tone="inherit"
          underline="never"
          className={styles.open}
          to={`/apps/notes/${id}${search}`}
          preventScrollReset
        >
          {title.trim() && (
            <h2 className={styles.title}>
              <Marked text={title} query={buscar} />
            </h2>
          )}
          {content.trim() ? (
            <span className={styles.text} data-large={isLarge}>
              <Marked text={content.trim().slice(0, maxShown)} query={buscar} />
            </span>
          ) : (
            !title.trim() && <span className="visually-hidden">Abrir: {nombreDe(nota)}</span>
          )}
        </Stack>
        {tasks && tasks.length > 0 && <NotaTareasList notaId={id} tareas={tasks} buscar={buscar} />}
        {(labels.length > 0 || reminder) && (
          <Row wrap gap={1}>
            {reminder && <DuePill value={reminder} withTime isDone={new Date(reminder) < new Date()} emptyLabel="" />}
            <TagChips tags={labels.flatMap((label) => etiquetas.get(label) ?? [])} />
          </Row>
        )}
      </Stack>
    </Card>
  );
});
