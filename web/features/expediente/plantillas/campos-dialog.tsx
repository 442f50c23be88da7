import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { CamposDePlantillasDto } from '../../../api/generated/plantillas';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../components/dialog-frame';
import { ErrorState } from '../../../components/error-state';
import { BareButton, PlainList, Stack, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SearchField } from '../../../components/search-field';
import { useClipboard } from '../../../components/use-copy';
import { type GrupoDeCampos, gruposCon } from './campos-hallados';
import styles from './plantillas.module.css';
import { usePlantillasFindCamposQuery } from './public/plantillas-api';

/** All fields and filters that a template may use. A word finds them, and a press copies them. */
export function CamposDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = usePlantillasFindCamposQuery();
  return (
    <DialogFrame title="Campos de las plantillas" onClose={onClose}>
      <DialogBody>
        <Text as="p" size="sm" tone="soft">
          Cópielos con un toque y péguelos en el documento de Word, con sus llaves. Lo que está entre {'{#lista}'} y{' '}
          {'{/lista}'} se repite por cada uno; con una condición, aparece solo si se cumple.
        </Text>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingSkeleton rows={8} rowHeight={32} />}
        {data && <Campos campos={data} />}
      </DialogBody>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Campos({ campos }: { campos: CamposDePlantillasDto }) {
  const [buscado, setBuscado] = useState('');
  const [copied, setCopied] = useState<string | null>(null);
  const write = useClipboard();
  const copy = async (escrito: string) => {
    // The repeated content goes between the two ends of a section, so the «…» is not copied.
    if (await write(escrito.replace('…', ''))) setCopied(escrito);
  };
  const grupos = gruposCon(campos, buscado);
  return (
    <>
      <SearchField label="Buscar un campo" placeholder="Estado civil, monto…" value={buscado} onSearch={setBuscado} />
      <Text as="p" size="sm" tone="soft" breaks className={styles.copiado} role="status">
        {copied && `Copiado: ${copied.replace('…', '')}`}
      </Text>
      {grupos.length === 0 && (
        <Text as="p" size="sm" tone="soft">
          Ningún campo coincide.
        </Text>
      )}
      {grupos.map((grupo) => (
        <Grupo key={`${grupo.nombre}${buscado !== ''}`} {...{ grupo, copied }} isOpen={buscado !== ''} onCopy={copy} />
      ))}
    </>
  );
}

interface GrupoProps {
  grupo: GrupoDeCampos;
  /** Whether the group is open at first. */
  isOpen: boolean;
  copied: string | null;
  onCopy: (escrito: string) => Promise<void>;
}

function Grupo({ grupo: { nombre, campos }, isOpen, copied, onCopy }: GrupoProps) {
  return (
    <details className={styles.grupo} open={isOpen}>
      <summary>{nombre}</summary>
      <PlainList flow="stack" gap={1} margin={[2, 0, 0]} className={styles.elegibles} aria-label={nombre}>
        {campos.map((campo) => (
          <li key={campo.escrito + campo.nombre}>
            <BareButton
              full
              minHeight={48}
              pad={2}
              round="md"
              hover
              className={styles.elegible}
              onClick={() => void onCopy(campo.escrito)}
            >
              <Stack as="span" gap={1} shrinks breaks className={styles.what}>
                <code>{campo.escrito}</code>
                <Text size="sm" tone="soft">
                  {campo.nombre}
                </Text>
              </Stack>
              {copied === campo.escrito ? <Check {...icon} /> : <Copy {...icon} />}
            </BareButton>
          </li>
        ))}
      </PlainList>
    </details>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
