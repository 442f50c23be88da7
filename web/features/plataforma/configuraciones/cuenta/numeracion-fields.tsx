import { type Control, useWatch } from 'react-hook-form';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { TextField } from '../../../../components/form/text-field';
import { usePalabras } from '../../../../session/use-pais';
import { type Ajustes, proximoCodigo } from './ajustes';
import styles from './cuenta.module.css';

interface NumeracionFieldsProps {
  control: Control<Ajustes>;
  numeracion: CuentaActualDto['numeracion'];
}

/** The prefix and the first number of a year, with the codigo that they give. */
export function NumeracionFields({ control, numeracion }: NumeracionFieldsProps) {
  const [prefijo, primero, escrito] = useWatch({ control, name: ['prefijo', 'primero', 'proximo'] });
  const { prefijo: ejemplo } = usePalabras();
  const proximo = proximoCodigo(numeracion, { prefijo, primero, proximo: escrito });
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="prefijo"
          label="Prefijo"
          placeholder={`Por ejemplo, ${ejemplo}`}
          autoComplete="off"
          help="Hasta 8 caracteres, o nada. Las carpetas que ya tienen número lo conservan."
          className={styles.codigoInput}
          spellCheck={false}
        />
        <TextField
          control={control}
          name="primero"
          label="Primer número del año"
          required
          autoComplete="off"
          help={
            numeracion.haEmpezado
              ? 'Vale para los años que todavía no tienen carpetas numeradas: este ya empezó y sigue desde donde está.'
              : 'Con él empieza cada año que todavía no tiene carpetas numeradas.'
          }
          inputMode="numeric"
        />
      </div>
      <TextField
        control={control}
        name="proximo"
        label="Seguir este año desde el número"
        placeholder={numeracion.proximo ? String(Number(numeracion.proximo.split('-').at(-1))) : ''}
        autoComplete="off"
        help="Solo si la oficina ya numeró carpetas este año fuera de aquí. No se puede volver a un número ya usado."
        inputMode="numeric"
      />
      <p className={styles.proximo} aria-live="polite">
        <span>Próxima carpeta</span>
        <strong className={styles.codigo}>{proximo ?? '—'}</strong>
      </p>
    </div>
  );
}
