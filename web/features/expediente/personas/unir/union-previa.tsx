import type { ParteAUnirDto, UnionPreviaDto } from '../../../../api/generated/personas';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { enumerar } from '../../../../lib/enumerar';
import { CarpetasLista } from '../carpetas-lista';
import styles from './unir.module.css';

const porcentajeTexto = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

interface UnionPreviaProps {
  previa: UnionPreviaDto | undefined;
  isChecking: boolean;
  error: unknown;
  onRetry: () => void;
}

/** What a merge moves and what stays, listed before it is done. */
export function UnionPrevia({ previa, isChecking, error, onRetry }: UnionPreviaProps) {
  if (error && !isChecking) return <ErrorState error={error} onRetry={onRetry} />;
  if (!previa) return <LoadingSkeleton rows={3} />;
  const { partes, puedeHaberMas, otra, valores } = previa;
  // What both have stays as it is; the rest is offered to be taken over.
  const noPasan = previa.noPasan.filter((nombre) => valores.every((valor) => valor.nombre !== nombre));
  const por = (destino: ParteAUnirDto['destino']) => partes.filter((parte) => parte.destino === destino);
  return (
    <div className={styles.previa} role="status">
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
    </div>
  );
}

/** The shares that nobody has after the merge, as a sentence after another. */
function perdidosTexto(partes: readonly ParteAUnirDto[]): string {
  const perdidos = partes.flatMap(({ porcentaje, caratula }) =>
    porcentaje ? [`${porcentajeTexto.format(Number(porcentaje))} % en «${caratula}»`] : [],
  );
  return perdidos.length > 0 ? ` No se suma lo que tenía la otra: ${enumerar(perdidos)}.` : '';
}

function Grupo({ title, text, partes }: { title: string; text?: string; partes: ParteAUnirDto[] }) {
  if (partes.length === 0) return null;
  return (
    <section className={styles.grupo} aria-label={title}>
      <h3 className={styles.subtitle}>
        {title} <span>({partes.length})</span>
      </h3>
      {text && <p className={styles.soft}>{text}</p>}
      <CarpetasLista label={title} carpetas={partes} />
    </section>
  );
}
