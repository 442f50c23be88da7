import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { porcentajeEnTexto } from '../../../../../server/vocabulario/participacion';
import { apiMessage } from '../../../../api/api-message';
import type {
  ParteAUnirDto,
  PersonaDto,
  PersonaResumenDto,
  UnionDeshechaDto,
  UnionPreviaDto,
  UnirPersonaDto,
  ValorQueFaltaDto,
} from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { ErrorState } from '../../../../components/error-state';
import { FormDialog } from '../../../../components/form-dialog';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { Combobox } from '../../../../components/ui/combobox';
import { enumerar } from '../../../../lib/enumerar';
import { formatFecha } from '../../../../lib/fechas';
import { CarpetasLista } from '../carpetas-list';
import { type EstadoCivil, estadosCiviles, type Genero, generos, nupciasOptions } from '../estado-civil';
import { nombreConDocumento } from '../public/documentos';
import { PersonaOption } from '../public/persona-option';
import { useUnionesMergeMutation, useUnionesPreviewQuery, useUnionesUndoMutation } from '../public/personas-api';
import { usePersonaOptions } from '../public/use-persona-options';
import { noVolvieronTexto } from './no-volvieron';
import styles from './unir.module.css';

interface UnirDialogProps {
  /** The persona that stays. */
  persona: PersonaDto;
  /** The id of the other persona to begin with. */
  otraId: string | null;
  /** Swaps the two, so that the other persona stays. */
  onSwap: (otraId: string) => void;
  onClose: () => void;
}

/** Chooses the persona to merge with, and lists the effects of the merge before it is made. */
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
      <Text as="p" tone="soft" className={styles.intro}>
        Queda <strong>{nombreConDocumento(persona)}</strong>, con sus datos. La otra deja de aparecer en las listas, y
        sus participaciones pasan a esta. Se puede deshacer durante un día.
      </Text>
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

/** The effects of merging another persona into this one. */
function useUnionPrevia(id: string, otraId: string | null) {
  const { currentData, isFetching, error, refetch } = useUnionesPreviewQuery(
    { id, otraId: otraId ?? '' },
    { skip: !otraId, refetchOnMountOrArgChange: true },
  );
  return {
    previa: error || isFetching ? undefined : currentData,
    isChecking: isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** Merges a persona into another, and offers to undo it. */
function useUnir(persona: PersonaDto, onMerged: () => void) {
  const toast = useToast();
  const [merge, { isLoading: isMerging }] = useUnionesMergeMutation();
  const [undo] = useUnionesUndoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const sayLeft = (undone: UnionDeshechaDto) => {
    const text = noVolvieronTexto(undone);
    if (text) toast(text, { severity: 'warning' });
  };

  const unir = async (otra: PersonaResumenDto, tomar: UnirPersonaDto['tomar']) => {
    setProblem(null);
    try {
      const { uniones } = await merge({ id: persona.id, unirPersonaDto: { otraId: otra.id, tomar } }).unwrap();
      const union = uniones.find((one) => one.otra.id === otra.id);
      const said = `${otra.nombreCompleto} se unió con ${persona.nombreCompleto}`;
      if (union) offerUndo(toast, said, async () => sayLeft(await undo({ id: union.id }).unwrap()));
      onMerged();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };

  return { unir, isMerging, problem };
}

interface ValoresATomarProps {
  valores: readonly ValorQueFaltaDto[];
  /** The names of the fields that are not copied. */
  dejados: readonly string[];
  onChange: (dejados: string[]) => void;
}

/** The values that only the merged persona has. Each value is copied unless it is unchecked. */
function ValoresATomar({ valores, dejados, onChange }: ValoresATomarProps) {
  if (valores.length === 0) return null;
  return (
    <Stack as="fieldset" gap={2} shrinks>
      <Text as="legend" marginBottom={2} size="md" weight="strong" className={styles.subtitle}>
        Datos que le faltan y se toman
      </Text>
      {valores.map((valor) => (
        <Row as="label" key={valor.campo} align="start" gap={2} breaks className={styles.valor}>
          <Checkbox
            checked={!dejados.includes(valor.campo)}
            onChange={({ target }) =>
              onChange(target.checked ? dejados.filter((campo) => campo !== valor.campo) : [...dejados, valor.campo])
            }
          />
          <span>
            {valor.nombre}: <strong>{textOf(valor)}</strong>
          </span>
        </Row>
      ))}
    </Stack>
  );
}

function textOf({ campo, valor }: ValorQueFaltaDto): string {
  if (campo === 'nacimiento') return formatFecha(valor);
  if (campo === 'genero') return generos[valor as Genero];
  if (campo === 'estadoCivil') return estadosCiviles[valor as EstadoCivil].nombre;
  if (campo === 'nupcias') return nupciasOptions[Number(valor) - 1]?.label ?? valor;
  return valor;
}

interface UnionPreviaProps {
  previa: UnionPreviaDto | undefined;
  isChecking: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The partes that a merge moves and the values that stay, listed before the merge. */
function UnionPrevia({ previa, isChecking, error, onRetry }: UnionPreviaProps) {
  if (error && !isChecking) return <ErrorState error={error} onRetry={onRetry} />;
  if (!previa) return <LoadingSkeleton rows={3} />;
  const { partes, puedeHaberMas, otra, valores } = previa;
  // Values that both personas have stay as they are. The other values are offered for copying.
  const noPasan = previa.noPasan.filter((nombre) => valores.every((valor) => valor.nombre !== nombre));
  const por = (destino: ParteAUnirDto['destino']) => partes.filter((parte) => parte.destino === destino);
  return (
    <Stack bounded gap={4} role="status">
      {partes.length === 0 && (
        <p>
          {otra.nombreCompleto} no participa en ninguna carpeta{puedeHaberMas && ' que usted vea'}.
        </p>
      )}
      <Grupo title="Pasan" partes={por('pasa')} />
      <Grupo
        title="Ya tiene ese rol"
        text={`Queda una sola participación, la que ya estaba.${perdidosTexto(por('repetida'))}`}
        partes={por('repetida')}
      />
      <Grupo title="Quedan como están" text="Lo firmado o cerrado no cambia." partes={por('queda')} />
      {puedeHaberMas && <p>Si participa en carpetas que usted no ve, allí pasa lo mismo.</p>}
      {noPasan.length > 0 && (
        <p>
          No se copia de {otra.nombreCompleto}: {enumerar(noPasan)}.
          {(otra.numeroDoc || otra.idFiscal) && ' Por sus documentos se encontrará a la que queda.'}
        </p>
      )}
    </Stack>
  );
}

/** The shares that nobody has after the merge, as a sentence to append. */
function perdidosTexto(partes: readonly ParteAUnirDto[]): string {
  const perdidos = partes.flatMap(({ porcentaje, caratula }) =>
    porcentaje ? [`${porcentajeEnTexto(Number(porcentaje))} % en «${caratula}»`] : [],
  );
  return perdidos.length > 0 ? ` No se suma lo que tenía la otra: ${enumerar(perdidos)}.` : '';
}

function Grupo({ title, text, partes }: { title: string; text?: string; partes: ParteAUnirDto[] }) {
  if (partes.length === 0) return null;
  return (
    <Stack as="section" bounded gap={2} aria-label={title}>
      <Text as="h3" size="md" weight="strong" className={styles.subtitle}>
        {title} <span>({partes.length})</span>
      </Text>
      {text && (
        <Text as="p" size="sm" tone="soft">
          {text}
        </Text>
      )}
      <CarpetasLista label={title} carpetas={partes} />
    </Stack>
  );
}
