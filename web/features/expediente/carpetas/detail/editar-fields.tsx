import type { Control } from 'react-hook-form';
import type { NombradoDto } from '../../../../api/generated/carpetas';
import { DateField } from '../../../../components/form/date-field';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Stack } from '../../../../components/layout/layout';
import { usePalabras } from '../../../../session/use-pais';
import { ActoField } from '../fields/acto-field';
import { EscribanoField } from '../fields/escribano-field';
import { EtiquetasField } from '../fields/etiquetas-field';
import { MiembroField } from '../fields/miembro-field';
import { ReservadaField } from '../fields/reservada-field';
import styles from './editar-drawer.module.css';
import { monedaOptions, prioridadOptions } from './editar-options';
import type { DatosCarpeta } from './editar-schema';
import { Marcado } from './marcado';

interface EditarCamposProps {
  control: Control<DatosCarpeta>;
  isFirmada: boolean;
  /** The notary whom the carpeta names now. */
  escribano: NombradoDto | null;
}

export function EditarCampos({ control, isFirmada, escribano }: EditarCamposProps) {
  const palabras = usePalabras();
  const delActo = isFirmada ? { disabled: true, help: 'No se puede cambiar después de la firma.' } : {};
  return (
    <>
      <Marcado campo="tipoActoId" nombre="Tipo de acto">
        <ActoField {...delActo} control={control} name="tipoActoId" />
      </Marcado>
      <Marcado campo="responsableId" nombre="Responsable">
        <MiembroField control={control} name="responsableId" label="Responsable" />
      </Marcado>
      <Marcado campo="escribanoId" nombre={palabras.escribano}>
        <EscribanoField {...delActo} control={control} name="escribanoId" now={escribano} />
      </Marcado>
      <Stack gap={4} className={styles.row}>
        <Marcado campo="fechaFirmaPrevista" nombre="Firma prevista">
          <DateField {...delActo} control={control} name="fechaFirmaPrevista" label="Firma prevista" />
        </Marcado>
        <Marcado campo="prioridad" nombre="Prioridad">
          <SelectField control={control} name="prioridad" label="Prioridad" options={prioridadOptions} />
        </Marcado>
      </Stack>
      <Stack gap={4} className={styles.row}>
        <Marcado campo="moneda" nombre="Moneda">
          <SelectField {...delActo} control={control} name="moneda" label="Moneda" options={monedaOptions} />
        </Marcado>
        <Marcado campo="monto" nombre="Monto">
          <TextField
            {...delActo}
            control={control}
            name="monto"
            label="Monto"
            placeholder="1250000,50"
            autoComplete="off"
            inputMode="decimal"
          />
        </Marcado>
      </Stack>
      <Marcado campo="ubicacionFisica" nombre="Ubicación física">
        <TextField
          control={control}
          name="ubicacionFisica"
          label="Ubicación física"
          placeholder="Armario 3, estante B"
          autoComplete="off"
          maxLength={120}
        />
      </Marcado>
      <Marcado campo="etiquetas" nombre="Etiquetas">
        <EtiquetasField control={control} name="etiquetas" />
      </Marcado>
      <Marcado campo="reservada" nombre="Reservada">
        <ReservadaField control={control} name="reservada" />
      </Marcado>
    </>
  );
}
