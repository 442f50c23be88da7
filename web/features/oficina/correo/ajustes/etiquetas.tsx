import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Box, Cut, PlainList } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { NewTagForm } from '../../../../components/tags/new-tag-form';
import { RemovedTags } from '../../../../components/tags/removed-tags';
import { TagRow } from '../../../../components/tags/tag-row';
import { useTagChanges } from '../../../../components/tags/use-tag-changes';
import { Menu } from '../../../../components/ui/menu';
import { MenuRadio, MenuRadios } from '../../../../components/ui/menu-entries';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../correos';
import type { Etiqueta } from '../correos-api';
import { colores, nombresDeColor } from '../etiquetas/colores';
import { EtiquetaIcon } from '../etiquetas/etiqueta-icon';
import styles from './ajustes-page.module.css';

/** Creates, renames, colours and deletes labels. Deletions can be undone. */
export function Etiquetas() {
  const dispatch = useAppDispatch();
  const { data: todas, error, refetch } = useColeccion(etiquetas, undefined);
  const [color, setColor] = useState<Etiqueta['color']>();
  // Each new label is offered the next colour.
  const offered = color ?? nombresDeColor[((todas?.length ?? 0) + 1) % nombresDeColor.length] ?? 'gray';
  const { problem, removed, create, remove, undo } = useTagChanges(todas ?? [], {
    onCreate: async (title) => {
      const label = { id: newId(), title, color: offered };
      await dispatch(etiquetas.send('mailboxCreateLabel', { crearMailLabelDto: { label } }));
      setColor(undefined);
      return label;
    },
    onRemove: ({ id }) => dispatch(etiquetas.send('mailboxRemoveLabel', { id })),
    onRestore: ({ id }) => dispatch(etiquetas.send('mailboxRestoreLabel', { id })),
  });
  return (
    <>
      <NewTagForm onCreate={create}>
        <ColorButton label="Color de la nueva etiqueta" value={offered} onChange={setColor} />
      </NewTagForm>
      {problem && (
        <Box as="p" marginTop={2} size="sm" tone="danger" role="alert">
          {problem}
        </Box>
      )}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!todas && !error && <LoadingSkeleton rows={4} rowHeight={44} />}
      <PlainList flow="stack" margin={[3, 0, 0]} aria-label="Etiquetas">
        {todas?.map((etiqueta) => (
          <EtiquetaRow
            key={etiqueta.id}
            etiqueta={etiqueta}
            others={todas.filter(({ id }) => id !== etiqueta.id)}
            onRemove={() => void remove?.(etiqueta)}
          />
        ))}
      </PlainList>
      <div className={styles.undo} role="status">
        {removed.length > 0 && <RemovedTags removed={removed} onUndo={(tag) => void undo(tag)} />}
      </div>
    </>
  );
}

interface EtiquetaRowProps {
  etiqueta: Etiqueta;
  others: readonly Etiqueta[];
  onRemove: () => void;
}

/** A label. Its name and its colour are changed in place. */
function EtiquetaRow({ etiqueta, others, onRemove }: EtiquetaRowProps) {
  const { id, title, color } = etiqueta;
  const dispatch = useAppDispatch();
  const autosave = useAutosave<Pick<Etiqueta, 'title' | 'color'>>({
    kind: 'correo-etiqueta',
    id,
    stored: { title, color },
    save: (change) => {
      const modificarMailLabelDto = { id, label: { title, ...change } };
      return dispatch(etiquetas.send('mailboxUpdateLabel', { modificarMailLabelDto }));
    },
  });
  return (
    <TagRow tag={etiqueta} others={others} autosave={autosave} onRemove={onRemove}>
      <ColorButton
        label={`Color de la etiqueta ${title}`}
        value={autosave.draft.color ?? color}
        onChange={(chosen) => autosave.change({ color: chosen })}
      />
    </TagRow>
  );
}

interface ColorButtonProps {
  /** The accessible name of the button; the name of the colour is added. */
  label: string;
  value: Etiqueta['color'];
  onChange: (value: Etiqueta['color']) => void;
}

/** The colour of a label. A press offers the ten colours. */
function ColorButton({ label, value, onChange }: ColorButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label={`${label}: ${colores[value].toLowerCase()}`}
        hintAlign="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EtiquetaIcon color={value} />
      </HintButton>
      <Menu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuRadios value={value} onChange={onChange}>
          {nombresDeColor.map((name) => (
            <MenuRadio key={name} value={name}>
              <EtiquetaIcon color={name} size={16} />
              <Cut grow shrinks>
                {colores[name]}
              </Cut>
              {name === value && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            </MenuRadio>
          ))}
        </MenuRadios>
      </Menu>
    </>
  );
}
