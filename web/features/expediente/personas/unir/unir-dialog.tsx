import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { PersonaDto } from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { FormDialog } from '../../../../components/form-dialog';
import { Alert } from '../../../../components/ui/alert';
import { Combobox } from '../../../../components/ui/combobox';
import { nombreConDocumento } from '../publico/documentos';
import { PersonaOption } from '../publico/persona-option';
import { usePersonaOptions } from '../publico/use-persona-options';
import { UnionPrevia } from './union-previa';
import styles from './unir.module.css';
import { useUnionPrevia } from './use-union-previa';
import { useUnir } from './use-unir';
import { ValoresATomar } from './valores-a-tomar';

interface UnirDialogProps {
  /** The persona that stays. */
  persona: PersonaDto;
  /** The persona to begin with. */
  otraId: string | null;
  /** Lets the other persona stay. */
  onSwap: (otraId: string) => void;
  onClose: () => void;
}

/** Chooses the other registration of a persona, and lists what moves before it is merged. */
export function UnirDialog({ persona, otraId: asked, onSwap, onClose }: UnirDialogProps) {
  const [texto, setTexto] = useState('');
  const [otraId, setOtraId] = useState(asked === persona.id ? null : asked);
  const { options, chosen, isLoading, isTooShort } = usePersonaOptions(texto, otraId);
  const { previa, isChecking, error, retry } = useUnionPrevia(persona.id, otraId);
  const [dejados, setDejados] = useState<string[]>([]);
  const { unir, isMerging, problem } = useUnir(persona, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!previa || isMerging) return;
    const tomar = previa.valores.map(({ campo }) => campo).filter((campo) => !dejados.includes(campo));
    void unir(previa.otra, tomar);
  };

  return (
    <FormDialog
      title="Unir personas"
      submitLabel="Unir"
      isSubmitting={isMerging}
      isOff={!previa}
      onSubmit={submit}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <p className={styles.intro}>
        Queda <strong>{nombreConDocumento(persona)}</strong>, con sus datos. La otra deja de aparecer en las listas, y
        sus participaciones pasan a esta. Se puede deshacer durante un día.
      </p>
      <Combobox
        label="Persona que se une"
        placeholder="Nombre o número de documento"
        required
        autoFocus={!asked}
        isLoading={isLoading}
        emptyText={isTooShort ? 'Escriba al menos dos letras o números' : 'Ninguna otra persona coincide'}
        options={options.filter(({ id }) => id !== persona.id)}
        filter={null}
        value={chosen ?? null}
        toKey={({ id }) => id}
        toLabel={({ nombreCompleto }) => nombreCompleto}
        renderOption={(option) => <PersonaOption persona={option} />}
        onSearch={setTexto}
        onChange={(option) => {
          setOtraId(option?.id ?? null);
          setDejados([]);
        }}
      />
      {previa && <ValoresATomar valores={previa.valores} dejados={dejados} onChange={setDejados} />}
      {otraId && <UnionPrevia previa={previa} isChecking={isChecking} error={error} onRetry={retry} />}
      {previa && (
        <Button
          className={styles.swap}
          size="small"
          startIcon={<ArrowLeftRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onSwap(previa.otra.id)}
        >
          Que quede la otra: {nombreConDocumento(previa.otra)}
        </Button>
      )}
    </FormDialog>
  );
}
