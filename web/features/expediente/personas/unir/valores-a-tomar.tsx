import type { ValorQueFaltaDto } from '../../../../api/generated/personas';
import { Checkbox } from '../../../../components/checkbox';
import { formatFecha } from '../../../../lib/fechas';
import { type EstadoCivil, estadosCiviles, type Genero, generos, nupciasOptions } from '../estado-civil';
import styles from './unir.module.css';

interface ValoresATomarProps {
  valores: readonly ValorQueFaltaDto[];
  /** The fields that are not taken over. */
  dejados: readonly string[];
  onChange: (dejados: string[]) => void;
}

/** What the persona that stays lacks and the other one has: each is taken over unless it is unchecked. */
export function ValoresATomar({ valores, dejados, onChange }: ValoresATomarProps) {
  if (valores.length === 0) return null;
  return (
    <fieldset className={styles.valores}>
      <legend className={styles.subtitle}>Datos que le faltan y se toman</legend>
      {valores.map((valor) => (
        <label key={valor.campo} className={styles.valor}>
          <Checkbox
            checked={!dejados.includes(valor.campo)}
            onChange={({ target }) =>
              onChange(target.checked ? dejados.filter((campo) => campo !== valor.campo) : [...dejados, valor.campo])
            }
          />
          <span>
            {valor.nombre}: <strong>{textOf(valor)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function textOf({ campo, valor }: ValorQueFaltaDto): string {
  if (campo === 'nacimiento') return formatFecha(valor);
  if (campo === 'genero') return generos[valor as Genero];
  if (campo === 'estadoCivil') return estadosCiviles[valor as EstadoCivil].nombre;
  if (campo === 'nupcias') return nupciasOptions[Number(valor) - 1]?.label ?? valor;
  return valor;
}
