import { Pencil, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fold } from '../../lib/fold';
import { Checkbox } from '../checkbox';
import { HintButton } from '../hint-button';
import { BareButton, PlainList, Row, Text } from '../layout/layout';
import { RemovedTags } from './removed-tags';
import { type Tag, tagNamed } from './tag';
import { TagEditList } from './tag-edit-list';
import styles from './tag-picker.module.css';
import { type TagChanges, useTagChanges } from './use-tag-changes';

export interface TagPickerProps extends TagChanges {
  /** The accessible name of the list: «Etiquetas del contacto». */
  label: string;
  /** All tags, in their order. */
  tags: readonly Tag[];
  /** The ids of the chosen tags. */
  selected: readonly string[];
  onToggle: (tag: Tag, isSelected: boolean) => void;
  /** The server's limit for a title. */
  maxLength?: number;
}

/** Chooses tags. Enter in the search toggles the first hit or creates a tag; a pencil opens the list to change them. */
export function TagPicker({ label, tags, selected, onToggle, maxLength = 60, ...on }: TagPickerProps) {
  const changes = useTagChanges(tags, on);
  const [text, setText] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const search = text.trim().replace(/\s+/g, ' ');
  const hits = tags.filter(({ title }) => fold(title).includes(fold(search)));
  const exact = tagNamed(hits, search);
  const canCreate = changes.create !== undefined && search !== '' && !exact;
  // The latest function knows the tags that were chosen while a new tag was being created.
  const toggle = useRef(onToggle);
  useEffect(() => {
    toggle.current = onToggle;
  });

  const create = async () => {
    if (!changes.create || isCreating) return;
    setIsCreating(true);
    try {
      const made = await changes.create(search);
      toggle.current(made, true);
      setText('');
    } catch {
      // TagNotes shows the problem; the typed text stays.
    } finally {
      setIsCreating(false);
    }
  };
  const undo = (tag: Tag) => {
    // The undo button is about to disappear, so the search gets the focus.
    root.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
    void changes.undo(tag);
  };
  const enter = () => {
    const hit = exact ?? hits[0];
    if (search === '') return;
    if (!hit) return void (canCreate && create());
    onToggle(hit, !selected.includes(hit.id));
    setText('');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the controls in it, which Tab reaches too
    <div className={styles.picker} ref={root} onKeyDown={(event) => moveFocus(event, root.current)}>
      <Row gap={1} className={styles.top}>
        <input
          className={styles.search}
          type="search"
          data-stop
          value={text}
          maxLength={maxLength}
          aria-label={`Buscar en ${label}`}
          placeholder={changes.create ? 'Buscar o crear' : 'Buscar'}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!isEditing) enter();
          }}
        />
        {(changes.rename || changes.remove) && (tags.length > 0 || isEditing) && (
          <HintButton
            label={isEditing ? 'Volver a elegir' : 'Cambiar las etiquetas'}
            hintAlign="end"
            aria-pressed={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </Row>
      {isEditing ? (
        <TagEditList tags={hits} maxLength={maxLength} onRename={changes.rename} onRemove={changes.remove} />
      ) : (
        <PlainList flow="stack" gap="2px" className={styles.list} aria-label={label}>
          {hits.map((tag) => (
            <li key={tag.id}>
              <Text as="label" hover className={styles.option}>
                <Checkbox
                  data-stop
                  checked={selected.includes(tag.id)}
                  onChange={({ target }) => onToggle(tag, target.checked)}
                />
                <span>{tag.title}</span>
              </Text>
            </li>
          ))}
        </PlainList>
      )}
      {canCreate && !isEditing && (
        <BareButton
          hover
          weight="medium"
          tone="primary"
          className={styles.option}
          data-stop
          aria-busy={isCreating}
          onClick={() => void create()}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Crear «{search}»</span>
        </BareButton>
      )}
      <TagNotes
        text={hits.length === 0 && !canCreate ? emptyText(search) : ''}
        problem={changes.problem}
        removed={changes.removed}
        onUndo={undo}
      />
    </div>
  );
}

const emptyText = (search: string) => (search ? 'Sin coincidencias.' : 'Todavía no hay etiquetas.');

/** The arrow keys move between the search and the checkboxes. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !root) return;
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface TagNotesProps {
  /** Shown while there is no deletion to undo. */
  text: string;
  /** Why the server refused the last change. */
  problem: string | null;
  removed: readonly Tag[];
  onUndo: (tag: Tag) => void;
}

/** The result of the last changes, with buttons to undo deletions. */
function TagNotes({ text, problem, removed, onUndo }: TagNotesProps) {
  return (
    <>
      {problem && (
        <Text as="p" size="sm" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <div className={styles.note} role="status">
        {removed.length > 0 ? <RemovedTags removed={removed} onUndo={onUndo} /> : text}
      </div>
    </>
  );
}
