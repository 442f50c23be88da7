import { useState } from 'react';
import { apiFieldErrors } from '../../../api/api-message';
import type { InstrumentoDto } from '../../../api/generated/protocolo';
import { DateInput } from '../../../components/ui/date-input';
import { TextArea } from '../../../components/ui/input';
import { fechaIlegible, readFecha } from '../../../lib/fecha-escrita';
import { formatFecha } from '../../../lib/fechas';
import type { MovimientoProps } from '../carpetas/public/de-carpeta';
import { MoverDialog } from '../carpetas/public/mover-dialog';
import { instrumentoEnTexto } from './instrumento-text';
import { useInstrumentosFindOfCarpetaQuery } from './protocolo-api';

/** Focuses the field by a ref. The dialog draws its content later than itself, so an effect would come too early. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** Asks for the day of the signature. */
export function FirmaDialog(props: MovimientoProps) {
  const numerado = useNumerado(props.carpeta.id);
  return numerado === undefined ? null : <FirmaForm {...props} numerado={numerado} />;
}

interface FirmaFormProps extends MovimientoProps {
  numerado: ReturnType<typeof useNumerado>;
}

/**
 * The form of the signature. It proposes the day of the numbered instrumento, because no other day is possible. Only
 * the server knows the last signature.
 */
function FirmaForm({ carpeta, numerado, ...dialog }: FirmaFormProps) {
  const [fecha, setFecha] = useState(numerado?.fecha ?? carpeta.hoy);
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { fechaFirmaPrevista: prevista, fechaApertura } = carpeta;

  const read = () => {
    const fechaFirma = readFecha(fecha);
    setError(fechaFirma ? undefined : fecha ? fechaIlegible : 'Indique la fecha de la firma.');
    if (!fechaFirma) return null;
    if (fechaFirma >= fechaApertura) return { fechaFirma };
    // A day before the opening needs a reason. Carpetas of earlier years exist, but mostly the year is mistyped.
    setIsAsking(true);
    setIsTouched(isAsking);
    return motivo.trim() ? { fechaFirma, motivo: motivo.trim() } : null;
  };

  const showRefusal = (refusal: unknown) => {
    const refused = apiFieldErrors(refusal).find(({ campo }) => campo === 'fechaFirma');
    setError(refused?.mensaje);
    return refused !== undefined;
  };

  return (
    <MoverDialog
      carpeta={carpeta}
      estado="firmada"
      title="¿Pasar la carpeta a «Firmada»?"
      text="Una carpeta firmada no vuelve atrás: después, solo una carpeta vinculada la corrige."
      action="Pasar a «Firmada»"
      read={read}
      onRefused={showRefusal}
      {...dialog}
    >
      <DateInput
        ref={focusOn}
        label="Fecha de la firma"
        required
        value={fecha}
        error={error}
        help={
          numerado
            ? `La de su número: ${numerado.nombre}.`
            : prevista
              ? `Estaba prevista para el ${formatFecha(prevista)}.`
              : 'Hoy o un día anterior.'
        }
        onChange={(value) => {
          setFecha(value);
          setError(undefined);
          setIsAsking(false);
        }}
      />
      {isAsking && (
        <TextArea
          label="Motivo"
          required
          autoFocus
          minRows={2}
          maxLength={500}
          value={motivo}
          error={isTouched && !motivo.trim() ? 'Indique el motivo.' : undefined}
          help={`La firma es anterior a la apertura de la carpeta (${formatFecha(fechaApertura)}): indique por qué.`}
          onChange={({ target }) => setMotivo(target.value)}
        />
      )}
    </MoverDialog>
  );
}

/** The instrumento as which a carpeta was numbered. */
interface Numerado extends Pick<InstrumentoDto, 'fecha'> {
  /** «Escritura 41» */
  nombre: string;
}

/** The numbered instrumento of a carpeta. Null without one, or when it cannot be known. Undefined while it loads. */
function useNumerado(carpetaId: string): Numerado | null | undefined {
  const { data, isError } = useInstrumentosFindOfCarpetaQuery({ id: carpetaId });
  if (!data) return isError ? null : undefined;
  const vigente = data.find(({ estado }) => estado === 'vigente');
  return vigente ? { fecha: vigente.fecha, nombre: instrumentoEnTexto(vigente) } : null;
}
