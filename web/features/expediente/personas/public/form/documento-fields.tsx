import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '../../../../../components/button';
import { AutocompleteField } from '../../../../../components/form/autocomplete-field';
import { SelectField } from '../../../../../components/form/select-field';
import { TextField } from '../../../../../components/form/text-field';
import { Box, PlainList, Row, Stack, Text } from '../../../../../components/layout/layout';
import { useDebounced } from '../../../../../lib/use-debounced';
import { paises } from '../../paises';
import { type ClaseDocumento, documentosDe, tiposDocumento } from '../documentos';
import { useLazyPersonasCheckDocumentQuery, usePersonasFindPageQuery } from '../personas-api';
import styles from './persona-fields.module.css';
import type { ConPersona } from './persona-values';

/** A number with fewer letters and digits is not searched, because it is still being typed. */
const fewestSigns = 5;

const bareNumero = (numero: string) => numero.replace(/[^\p{L}\p{N}]/gu, '');

const noticeButton = { fixed: true, size: 'small', variant: 'outlined' } as const;

/** The names of the fields of one document in the form. */
interface Place {
  pais: 'persona.paisDoc' | 'persona.idFiscalPais';
  tipo: 'persona.tipoDoc' | 'persona.idFiscalTipo';
  numero: 'persona.numeroDoc' | 'persona.idFiscal';
}

const verificacion = 'verificacion';

const noSugeridos: string[] = [];

const places: Record<ClaseDocumento, Place & { legend: string }> = {
  identidad: {
    legend: 'Documento de identidad',
    pais: 'persona.paisDoc',
    tipo: 'persona.tipoDoc',
    numero: 'persona.numeroDoc',
  },
  fiscal: {
    legend: 'Identificación fiscal',
    pais: 'persona.idFiscalPais',
    tipo: 'persona.idFiscalTipo',
    numero: 'persona.idFiscal',
  },
};

interface DocumentoFieldsProps {
  clase: ClaseDocumento;
  personaId?: string;
  onUseExisting?: (personaId: string) => void;
}

/** The country, type and number of a document. The country decides which types are offered. */
export function DocumentoFields({ clase, personaId, onUseExisting }: DocumentoFieldsProps) {
  const { control, setValue, getValues } = useFormContext<ConPersona>();
  const { legend, pais, tipo, numero } = places[clase];
  const [paisValue, tipoValue, numeroValue] = useWatch({ control, name: [pais, tipo, numero] });
  const { verify, use, ...verificado } = useVerificarDocumento(places[clase]);
  const tipos = tiposDocumento(clase, paisValue);
  const isKnown = tipos.some(({ value }) => value === tipoValue);

  const keepTipo = (elegido: string | undefined) => {
    const options = tiposDocumento(clase, elegido ?? '');
    if (options.every(({ value }) => value !== getValues(tipo))) setValue(tipo, options[0]?.value ?? '');
  };

  return (
    <Box as="fieldset" shrinks onBlur={verify}>
      <Text as="legend" marginBottom={2} size="sm" weight="strong">
        {legend}
      </Text>
      <div className={styles.documento}>
        <AutocompleteField
          control={control}
          name={pais}
          label="País"
          options={paises}
          toValue={({ value }) => value}
          toLabel={({ label }) => label}
          onChosen={(option) => keepTipo(option?.value)}
          isRequiredChoice
        />
        <SelectField
          control={control}
          name={tipo}
          label="Tipo"
          options={isKnown ? tipos : tiposDocumento(clase, paisValue, tipoValue)}
        />
        <TextField control={control} name={numero} label="Número" autoComplete="off" />
      </div>
      <Sugeridos {...verificado} onUse={use} />
      <DuplicadoAviso numero={numeroValue} personaId={personaId} onUseExisting={onUseExisting} />
    </Box>
  );
}

interface SugeridosProps {
  /** Whether the number fails its check. */
  isRefused: boolean;
  /** A notice about a number that passes its check. */
  aviso: string | null;
  /** The number with a right check character, or in its stored form. */
  sugeridos: readonly string[];
  onUse: (sugerido: string) => void;
}

/** Offers the corrected number. Screen readers announce the failed check; the reason is under the field. */
function Sugeridos({ isRefused, aviso, sugeridos, onUse }: SugeridosProps) {
  return (
    <Row align="center" wrap gap={2} role="status">
      {isRefused && <span className="visually-hidden">El número no pasa la verificación.</span>}
      {aviso && (
        <Text size="sm" tone="soft">
          {aviso}
        </Text>
      )}
      {sugeridos.map((sugerido) => (
        <Button key={sugerido} size="small" variant="outlined" onClick={() => onUse(sugerido)}>
          Usar {sugerido}
        </Button>
      ))}
    </Row>
  );
}

/**
 * Checks a document when the focus leaves its fields, and shows the result under the number. The server checks again
 * when the persona is saved. So a check that fails to arrive shows nothing.
 */
function useVerificarDocumento({ pais, tipo, numero }: Place) {
  const { control, getValues, setValue, setError, clearErrors, setFocus, getFieldState, formState } =
    useFormContext<ConPersona>();
  const [check] = useLazyPersonasCheckDocumentQuery();
  const [told, setTold] = useState({ key: '', isRefused: false, mensaje: '', sugeridos: noSugeridos });
  const key = useWatch({ control, name: [pais, tipo, numero] }).join('|');
  const keyNow = () => getValues([pais, tipo, numero]).join('|');
  const savedKey = [pais, tipo, numero].map((name) => get(formState.defaultValues, name)).join('|');

  // The message belongs to the number that was checked, not to the number that is being typed.
  useEffect(() => {
    if (key !== told.key && getFieldState(numero).error?.type === verificacion) clearErrors(numero);
  }, [key, told.key, numero, getFieldState, clearErrors]);

  const verify = async () => {
    const asked = keyNow();
    const [paisDoc, tipoDoc, text] = getValues([pais, tipo, numero]);
    if (text.trim() === '' || text.length > 40 || asked === savedKey || asked === told.key) return;
    const { data: result } = await check({ pais: paisDoc, tipo: tipoDoc, numero: text.trim() }, true);
    if (!result?.mensaje || keyNow() !== asked) return;
    const { valido, mensaje, sugeridos } = result;
    setTold({ key: asked, isRefused: !valido, mensaje, sugeridos });
    if (!valido) setError(numero, { type: verificacion, message: mensaje });
  };
  const use = (sugerido: string) => {
    setValue(numero, sugerido, { shouldDirty: true });
    clearErrors(numero);
    setFocus(numero);
  };
  const isTold = told.key === key;
  const isRefused = isTold && told.isRefused;

  return {
    verify: () => void verify(),
    use,
    /** Whether the number is known to fail its check. */
    isRefused,
    /** A notice about a number that passes, such as its stored form. */
    aviso: isTold && !told.isRefused ? told.mensaje : null,
    /** The number with a right check character, or in its stored form. */
    sugeridos: isTold ? told.sugeridos : noSugeridos,
  };
}

interface DuplicadoAvisoProps {
  numero: string;
  /** The id of the edited persona, because nobody is a duplicate of themselves. */
  personaId?: string;
  onUseExisting?: (personaId: string) => void;
}

/** Shows the other personas with this document, so that nobody is added twice. */
function DuplicadoAviso({ numero, personaId, onUseExisting }: DuplicadoAvisoProps) {
  const rested = useDebounced(numero.trim());
  const { currentData } = usePersonasFindPageQuery(
    { documento: rested, pagina: 1, tamano: 25 },
    { skip: bareNumero(rested).length < fewestSigns || rested.length > 40 },
  );
  const duplicados = currentData?.personas.filter(({ id }) => id !== personaId) ?? [];
  const isOne = duplicados.length === 1;

  return (
    <div aria-live="polite">
      {duplicados.length > 0 && rested === numero.trim() && (
        <Stack fill="warning-soft" round="md" bounded gap={3} pad={[3, 4]} className={styles.notice}>
          <Row as="span" align="start" gap={2} className={styles.noticeText}>
            <Users size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>Ya hay {isOne ? 'una persona' : `${duplicados.length} personas`} con este número:</span>
          </Row>
          <PlainList flow="stack" gap={2} aria-label="Ya registradas">
            {duplicados.map((duplicado) => (
              <Row as="li" key={duplicado.id} align="center" wrap gap={[2, 3]} padLeft={6}>
                <Stack as="span" shrinks breaks className={styles.quien}>
                  <strong>{duplicado.nombreCompleto}</strong>
                  <Text size="sm" tone="soft" numeric>
                    {documentosDe(duplicado).join(' · ')}
                  </Text>
                </Stack>
                {onUseExisting ? (
                  <Button
                    {...noticeButton}
                    aria-label={isOne ? undefined : `Usar a ${duplicado.nombreCompleto}`}
                    onClick={() => onUseExisting(duplicado.id)}
                  >
                    {isOne ? 'Usar la existente' : 'Usar'}
                  </Button>
                ) : (
                  <LinkButton
                    {...noticeButton}
                    aria-label={isOne ? undefined : `Ver a ${duplicado.nombreCompleto}`}
                    to={`/personas/${duplicado.id}`}
                  >
                    {isOne ? 'Ver la existente' : 'Ver'}
                  </LinkButton>
                )}
              </Row>
            ))}
          </PlainList>
        </Stack>
      )}
    </div>
  );
}
