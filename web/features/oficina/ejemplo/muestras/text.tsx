import { useState } from 'react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { useAutosave } from '../../../../autosave/use-autosave';
import { Box, Stack } from '../../../../components/layout/layout';
import { RichText } from '../../../../components/rich-text/rich-text';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import styles from '../ejemplo.module.css';
import { Grupo, Muestra } from '../muestra';

interface Borrador {
  html: string;
}

const inicial =
  '<p>Llamar a <strong>Mesa de entradas</strong> antes del viernes:</p><ul><li>pedir el certificado</li><li>preguntar por la tasa</li></ul>';

/** A text that saves itself while it is written. Here it is only saved in the state of this page. */
export function Texto() {
  const [stored, setStored] = useState<Borrador>({ html: inicial });
  const autosave = useAutosave<Borrador>({
    kind: 'ejemplo',
    id: 'texto',
    stored,
    save: async (patch) => setStored((present) => ({ ...present, ...patch })),
  });
  const { html } = { ...stored, ...autosave.draft };
  return (
    <Muestra
      id="texto"
      title="Texto con formato"
      text="Se guarda solo cuando se deja de escribir. Si no se puede, lo escrito queda y se ofrece reintentar."
    >
      <Stack gap={6} align="start" className={styles.campos}>
        <Grupo title="Editar">
          <Box grow shrinks>
            <RichTextField
              label="Texto de ejemplo"
              value={html}
              onChange={(changed) => autosave.change({ html: changed })}
              onBlur={autosave.flush}
            />
            <AutosaveStatus autosave={autosave} />
          </Box>
        </Grupo>
        <Grupo title="Leer">
          <RichText html={html} />
        </Grupo>
      </Stack>
    </Muestra>
  );
}
