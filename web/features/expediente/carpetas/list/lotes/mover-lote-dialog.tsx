import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { check, forward, type InferOutput, object, picklist, pipe, string } from 'valibot';
import type { CambioDeCarpetasDto } from '../../../../../api/generated/cambios';
import { SelectField } from '../../../../../components/form/select-field';
import { TextAreaField } from '../../../../../components/form/text-field';
import { type EstadoCarpeta, estados, type NombreDeEstado, useNombreDeEstado } from '../../public/estados';
import { contarCarpetas, yaEstabanText } from './informe';
import type { LoteProps } from './lote';
import { LoteDialog } from './lote-dialog';
import { useCarpetaCambiosChangeMutation } from './lotes-api';

/** Whether a move needs a reason. @param reabre whether some of the carpetas are archived */
const pideMotivo = (estado: EstadoCarpeta | '', reabre: boolean): boolean =>
  estado === 'suspendida' || estado === 'anulada' || (estado === 'entregada' && reabre);

const moverLoteSchema = (reabre: boolean) =>
  pipe(
    object({ estado: picklist(['', ...estados]), motivo: string() }),
    forward(
      check(({ estado, motivo }) => motivo.trim() !== '' || !pideMotivo(estado, reabre), 'Indique el motivo.'),
      ['motivo'],
    ),
  );

type Movimiento = InferOutput<ReturnType<typeof moverLoteSchema>>;

const sinMovimiento: Movimiento = { estado: '', motivo: '' };

/** No move leads back to borrador, and each signature has its own day. */
const destinos = estados.filter((estado) => estado !== 'borrador' && estado !== 'firmada');

/** Moves several carpetas to one state. */
export function MoverLoteDialog({ carpetas, ...dialog }: LoteProps) {
  const reabre = carpetas.some(({ estado }) => estado === 'archivada');
  const resolver = useMemo(() => valibotResolver(moverLoteSchema(reabre)), [reabre]);
  const form = useForm<Movimiento>({ resolver, defaultValues: sinMovimiento });
  const [change] = useCarpetaCambiosChangeMutation();
  const ids = carpetas.map(({ id }) => id);
  const estado = form.watch('estado');
  const nombreDeEstado = useNombreDeEstado();

  return (
    <LoteDialog
      {...dialog}
      title={`Mover ${contarCarpetas(carpetas.length)}`}
      submitLabel="Mover"
      submitColor={estado === 'anulada' ? 'danger' : undefined}
      form={form}
      isOff={!estado}
      send={({ estado, motivo }) =>
        change({
          cambiarCarpetasDto: {
            carpetas: ids,
            estado: estado || undefined,
            motivo: pideMotivo(estado, reabre) ? motivo.trim() : undefined,
          },
        }).unwrap()
      }
      said={({ estado }, answer) => movidasText(estado, answer, nombreDeEstado)}
    >
      <SelectField
        control={form.control}
        name="estado"
        label="Mover a"
        emptyLabel="Elija un estado"
        options={destinos.map((value) => ({ value, label: nombreDeEstado(value) }))}
        help={
          estado === 'anulada' ? (
            'No se puede deshacer: conservan su número y su historia, y no admiten más cambios.'
          ) : (
            <>
              «Firmada» se registra en cada carpeta, al numerarla.{' '}
              <Link to="/carpetas?estado=lista_para_firma" onClick={dialog.onClose}>
                Ver las listas para firma
              </Link>
            </>
          )
        }
      />
      {pideMotivo(estado, reabre) && (
        <TextAreaField control={form.control} name="motivo" label="Motivo" required minRows={3} maxLength={500} />
      )}
    </LoteDialog>
  );
}

/** Not every state allows a move back to the state before. */
function movidasText(
  estado: EstadoCarpeta | '',
  { hechas, yaEstaban, deshacer }: CambioDeCarpetasDto,
  nombreDeEstado: NombreDeEstado,
): string {
  const total = hechas.length - yaEstaban.length;
  if (total === 0) return `${yaEstabanText(yaEstaban.length)}. Ninguna cambió`;
  const name = estado ? nombreDeEstado(estado) : '';
  const moved = `${total === 1 ? 'Pasó' : 'Pasaron'} a «${name}» ${contarCarpetas(total)}${yaEstaban.length > 0 ? `; ${yaEstabanText(yaEstaban.length)}` : ''}`;
  if (deshacer.length === 0) return `${moved}. No se puede deshacer`;
  return deshacer.length < total ? `${moved}. Se puede deshacer en ${deshacer.length}` : moved;
}
