import type { Control } from 'react-hook-form';
import { DateField } from '../../../components/form/date-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { usePalabras } from '../../../session/use-pais';
import { ActoField } from '../campos/acto-field';
import { EtiquetasField } from '../campos/etiquetas-field';
import { MiembroField } from '../campos/miembro-field';
import { ReservadaField } from '../campos/reservada-field';
import { nombresDePrioridad, prioridades } from '../prioridades';
import styles from './editar-drawer.module.css';
import { type DatosCarpeta, monedas } from './editar-schema';

const prioridadOptions = nombresDePrioridad.map((value) => ({ value, label: prioridades[value].nombre }));
const monedaOptions = monedas.map((value) => ({ value, label: value || 'Sin indicar' }));

interface EditarCamposProps {
  control: Control<DatosCarpeta>;
  isFirmada: boolean;
}

export function EditarCampos({ control, isFirmada }: EditarCamposProps) {
  const { escribano } = usePalabras();
  const delActo = isFirmada ? { disabled: true, help: 'No se puede cambiar después de la firma.' } : {};
  return (
    <>
      <ActoField {...delActo} control={control} name="tipoActoId" />
      <MiembroField control={control} name="responsableId" label="Responsable" />
      <MiembroField control={control} name="escribanoId" label={escribano} />
      <div className={styles.row}>
        <DateField control={control} name="fechaFirmaPrevista" label="Firma prevista" />
        <SelectField control={control} name="prioridad" label="Prioridad" options={prioridadOptions} />
      </div>
      <div className={styles.row}>
        <SelectField {...delActo} control={control} name="moneda" label="Moneda" options={monedaOptions} />
        <TextField
          {...delActo}
          control={control}
          name="monto"
          label="Monto"
          placeholder="1250000,50"
          autoComplete="off"
          inputMode="decimal"
        />
      </div>
      <TextField
        control={control}
        name="ubicacionFisica"
        label="Ubicación física"
        placeholder="Armario 3, estante B"
        autoComplete="off"
        maxLength={120}
      />
      <EtiquetasField control={control} name="etiquetas" />
      <ReservadaField control={control} name="reservada" />
    </>
  );
}
