import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { saveFields } from '../../../../collection/save-fields';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { HintButton } from '../../../../components/hint-button';
import { Box, Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import type { Tag } from '../../../../components/tags/tag';
import { TagButton } from '../../../../components/tags/tag-button';
import { TagChips } from '../../../../components/tags/tag-chips';
import type { TagChanges } from '../../../../components/tags/use-tag-changes';
import { Select } from '../../../../components/ui/select';
import { formatFechaHora } from '../../../../lib/fechas';
import { newId } from '../../../../lib/new-id';
import { useApp, useAppDispatch } from '../../../../store/hooks';
import { findTarjeta } from '../cambios';
import { useTableroActions } from '../tablero/tablero-context';
import { tableros } from '../tableros';
import type { Etiqueta, Tablero, Tarjeta } from '../tableros-api';
import styles from './tarjeta.module.css';

interface TarjetaEditorProps {
  tarjeta: Tarjeta;
  tablero: Tablero;
  onClose: () => void | Promise<void>;
}

/** All fields of a card, edited in place. */
export function TarjetaEditor({ tarjeta, tablero, onClose }: TarjetaEditorProps) {
  const { canEdit, removeTarjeta } = useTableroActions();
  const { autosave, fields } = useTarjeta(tarjeta);
  const { change } = autosave;
  const remove = async () => {
    // The last text is saved first, so that an undo brings it back too.
    const settled = autosave.settle();
    await Promise.all([onClose(), settled]);
    await removeTarjeta({ ...tarjeta, title: fields.title });
  };

  return (
    <>
      <Row as="header" align="center" wrap gap={2} pad={[3, 4, 2, 6]} className={styles.header}>
        <ListaSelect tarjeta={tarjeta} tablero={tablero} />
        <Box grow shrinks className={styles.status}>
          <AutosaveStatus autosave={autosave} />
        </Box>
        <HintButton label="Cerrar" hintAlign="end" onClick={() => void onClose()}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      <div className={styles.body}>
        <Titulo value={fields.title} onChange={canEdit ? (title) => change({ title }) : undefined} />
        <Stack gap={3}>
          <Fact label="Vencimiento" isEmpty={!fields.dueDate && !canEdit}>
            <DuePill
              value={fields.dueDate}
              emptyLabel="Agregar vencimiento"
              onChange={canEdit ? (dueDate) => change({ dueDate }) : undefined}
            />
          </Fact>
          <Fact label="Etiquetas" isEmpty={fields.labels.length === 0 && !canEdit}>
            <Etiquetas
              tablero={tablero}
              chosen={fields.labels}
              onChange={canEdit ? (labels) => change({ labels }) : undefined}
            />
          </Fact>
        </Stack>
        <Descripcion
          value={fields.description ?? ''}
          onChange={canEdit ? (description) => change({ description: description || null }) : undefined}
        />
      </div>
      <footer className={styles.footer}>
        <Text size="xs" tone="faint">
          Modificada el {formatFechaHora(tarjeta.updatedAt)}
        </Text>
        {canEdit && (
          <Button
            color="danger"
            startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void remove()}
          >
            Eliminar
          </Button>
        )}
      </footer>
    </>
  );
}

interface FactProps {
  label: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Fact({ label, isEmpty, children }: FactProps) {
  if (isEmpty) return null;
  return (
    <Row gap={2} className={styles.fact}>
      <Box as="span" fixed size="sm" weight="medium" tone="soft" className={styles.factLabel}>
        {label}
      </Box>
      <Row gap={2} align="center" wrap grow shrinks minHeight={32}>
        {children}
      </Row>
    </Row>
  );
}

/** The list of a card. Choosing another list moves the card to the end of that list. */
function ListaSelect({ tarjeta, tablero }: { tarjeta: Tarjeta; tablero: Tablero }) {
  const { canEdit, moveTarjeta } = useTableroActions();
  const present = tablero.lists.find(({ id }) => id === tarjeta.listId);
  if (!canEdit)
    return (
      <Cut shrinks size="sm" weight="medium" tone="soft">
        {present?.title}
      </Cut>
    );
  const move = (listId: string) => {
    const target = tablero.lists.find(({ id }) => id === listId);
    if (target) moveTarjeta(tarjeta, listId, target.cards.length);
  };
  return (
    <div className={styles.select}>
      <Select
        aria-label="Lista"
        options={tablero.lists.map(({ id, title }) => ({ value: id, label: title }))}
        value={tarjeta.listId}
        onChange={(listId) => move(String(listId))}
      />
    </div>
  );
}

type Campos = Pick<Tarjeta, 'title' | 'description' | 'labels' | 'dueDate'>;

/** Edits a card and saves it automatically, 300 ms after the last change or when its dialog closes. */
function useTarjeta(tarjeta: Tarjeta) {
  const { id, boardId } = tarjeta;
  const { store } = useApp();
  const dispatch: ApiDispatch = store.dispatch;
  const autosave = useAutosave<Campos>({
    kind: 'tarjeta',
    id,
    stored: tarjeta,
    delay: 300,
    save: ({ labels, ...fields }, isOvertaken) => {
      const card = { ...fields, labels: labels?.map((label) => label.id) };
      return saveFields({
        settled: () => tableros.settled(id),
        read: () => {
          const tablero = tableros.select({ id: boardId })(store.getState());
          return tablero && findTarjeta(tablero, id);
        },
        isOvertaken,
        send: (ifMatch) =>
          dispatch(tableros.send('tarjetasUpdate', { 'If-Match': ifMatch, modificarTarjetaDto: { id, card } })),
        refetch: () => dispatch(tableros.refetch(boardId)),
      });
    },
  });
  return { autosave, fields: { ...tarjeta, ...autosave.draft } };
}

interface TextoProps {
  value: string;
  /** Called with the changed text. Without it, the text is read-only. */
  onChange?: (text: string) => void;
}

/** The title of a card, as high as its text. If it is emptied, the old title stays. */
function Titulo({ value, onChange }: TextoProps) {
  const field = useTypedText(value, (text) => {
    const title = text.replace(/\s+/g, ' ').trim();
    if (title) onChange?.(title);
  });
  if (!onChange) return <p className={styles.titleText}>{value}</p>;
  return (
    <textarea
      {...field}
      className={`${styles.field} ${styles.title}`}
      aria-label="Título"
      rows={1}
      maxLength={500}
      onKeyDown={(event) => {
        // The title is one paragraph, so Enter ends it.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        field.onBlur();
      }}
    />
  );
}

/** The description of a card, as plain text. */
function Descripcion({ value, onChange }: TextoProps) {
  const field = useTypedText(value, (text) => onChange?.(text.trim()));
  if (!onChange)
    return value ? (
      <Text as="p" tone="soft" breaks className={styles.descriptionText}>
        {value}
      </Text>
    ) : null;
  return (
    <Stack as="label" gap={1} bounded>
      <Box as="span" fixed size="sm" weight="medium" tone="soft" className={styles.factLabel}>
        Descripción
      </Box>
      <textarea
        {...field}
        className={`${styles.field} ${styles.descriptionField}`}
        rows={5}
        maxLength={20_000}
        placeholder="Agregar una descripción"
      />
    </Stack>
  );
}

interface EtiquetasProps {
  tablero: Tablero;
  chosen: readonly Etiqueta[];
  /** Called with the chosen labels. Without it, the labels are only shown. */
  onChange?: (chosen: Etiqueta[]) => void;
}

/** The labels of a card. Labels are also created, renamed and deleted here. */
function Etiquetas({ tablero, chosen, onChange }: EtiquetasProps) {
  const changes = useEtiquetas(tablero);
  if (!onChange) return <TagChips tags={chosen} />;

  const toggle = (tag: Tag, isChosen: boolean) => {
    // A new label may not be on the tablero yet.
    const etiqueta = tablero.labels.find(({ id }) => id === tag.id) ?? (tag as Etiqueta);
    const others = chosen.filter(({ id }) => id !== tag.id);
    onChange(isChosen ? [...others, etiqueta] : others);
  };
  return (
    <>
      <TagChips tags={chosen} onRemove={(tag) => toggle(tag, false)} />
      <TagButton
        label="Etiquetas"
        tags={tablero.labels}
        selected={chosen.map(({ id }) => id)}
        onToggle={toggle}
        {...changes}
      >
        {chosen.length > 0 ? 'Cambiar' : 'Agregar etiquetas'}
      </TagButton>
    </>
  );
}

/** Creates, renames and deletes the labels of a tablero. A restored label returns to all cards that had it. */
function useEtiquetas({ id: boardId }: Tablero): TagChanges {
  const dispatch = useAppDispatch();
  return {
    onCreate: (title) => {
      const label = { id: newId(), boardId, title };
      return dispatch(tableros.send('etiquetasDeTableroPost', { crearEtiquetaDeTableroDto: { label } }));
    },
    onRename: ({ id }, title) =>
      dispatch(tableros.send('etiquetasDeTableroUpdate', { modificarEtiquetaDeTableroDto: { id, label: { title } } })),
    onRemove: ({ id }) => dispatch(tableros.send('etiquetasDeTableroRemove', { id })),
    onRestore: ({ id }) => dispatch(tableros.send('etiquetasDeTableroRestore', { id })),
  };
}
