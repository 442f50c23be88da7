import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteField } from '../../../../../components/form/autocomplete-field';
import { SelectField } from '../../../../../components/form/select-field';
import { TextField } from '../../../../../components/form/text-field';
import { paises } from '../../paises';
import { type ClaseDocumento, tiposDocumento } from '../documentos';
import { DuplicadoAviso } from './duplicado-aviso';
import styles from './persona-fields.module.css';
import type { ConPersona } from './persona-values';
import { Sugeridos } from './sugeridos';
import { type Place, useVerificarDocumento } from './use-verificar-documento';

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

/** The country, type and number of a document. The country decides which types there are. */
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
    <fieldset className={styles.group} onBlur={verify}>
      <legend className={styles.legend}>{legend}</legend>
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
    </fieldset>
  );
}
