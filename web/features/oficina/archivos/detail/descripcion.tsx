import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { TextArea } from '../../../../components/ui/input';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { isOtherItem } from '../direccion';
import styles from './detalle.module.css';

interface DescripcionProps {
  texto: string | null;
  canWrite: boolean;
  /** Answers whether the server stored the text. */
  onGuardar: (texto: string) => Promise<boolean>;
}

/** The description of an item. A pencil opens a field in its place. */
export function Descripcion({ texto, canWrite, onGuardar }: DescripcionProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { mayDiscard } = useUnsavedGuard(draft !== null && draft.trim() !== (texto ?? ''), undefined, isOtherItem);

  const cancel = async () => {
    if (await mayDiscard()) setDraft(null);
  };

  const save = async () => {
    if (draft === null) return;
    setIsSaving(true);
    if (draft.trim() === (texto ?? '') || (await onGuardar(draft.trim()))) setDraft(null);
    setIsSaving(false);
  };

  return (
    <Stack as="section" gap={2} aria-label="Descripción">
      <Row gap={2} align="center" justify="between" minHeight={32}>
        <Text as="h3" size="md" weight="strong">
          Descripción
        </Text>
        {canWrite && draft === null && (
          <HintButton size="small" label="Cambiar la descripción" hintAlign="end" onClick={() => setDraft(texto ?? '')}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </Row>
      {draft === null ? (
        <p className={texto ? styles.texto : styles.nada}>{texto || 'Sin descripción.'}</p>
      ) : (
        <Stack
          as="form"
          gap={2}
          data-writing
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextArea
            aria-label="Descripción"
            value={draft}
            maxLength={2000}
            minRows={3}
            autoFocus
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
              if (event.key !== 'Escape') return;
              // Escape ends the writing, but does not close the details.
              event.stopPropagation();
              void cancel();
            }}
          />
          <Row wrap gap={2}>
            <Button type="submit" size="small" variant="contained" loading={isSaving}>
              Guardar
            </Button>
            <Button size="small" onClick={() => void cancel()}>
              Cancelar
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
