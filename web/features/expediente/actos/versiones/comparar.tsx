import { Select } from '../../../../components/ui/select';
import type { UrlCodec } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import styles from '../actos.module.css';
import type { VersionDeActoDto } from '../actos-api';
import { cambiosEntre } from './cambios';
import { useNombres } from './use-nombres';

const numero: UrlCodec<number | null> = {
  initial: null,
  read: (typed) => (/^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined),
};
const schema = { de: numero, a: numero };

/** What differs between any two versions. The address holds which. @param versiones newest first, at least two */
export function Comparar({ versiones }: { versiones: readonly VersionDeActoDto[] }) {
  const [elegidas, change] = useUrlState(schema);
  const nombres = useNombres();
  const find = (n: number | null, otherwise: VersionDeActoDto) => versiones.find((one) => one.n === n) ?? otherwise;
  const de = find(elegidas.de, versiones.at(-1)!);
  const a = find(elegidas.a, versiones[0]!);
  const options = versiones.map(({ n }) => ({ value: n, label: `Versión ${n}` }));
  const cambios = cambiosEntre(de, a, nombres);
  return (
    <section className={`${styles.card} ${styles.comparacion}`} aria-labelledby="comparar-titulo">
      <h2 className={styles.title} id="comparar-titulo">
        Comparar dos versiones
      </h2>
      <div className={styles.comparar}>
        <Select
          label="De"
          options={options}
          value={de.n}
          onChange={(n) => change({ de: Number(n) }, { replace: true })}
        />
        <Select label="A" options={options} value={a.n} onChange={(n) => change({ a: Number(n) }, { replace: true })} />
      </div>
      <div aria-live="polite">
        {cambios.length === 0 ? (
          <p className={styles.nota}>{de === a ? 'Es la misma versión.' : 'Dicen lo mismo.'}</p>
        ) : (
          <ul className={styles.cambios} aria-label={`Cambios de la versión ${de.n} a la ${a.n}`}>
            {cambios.map((cambio) => (
              <li key={cambio}>{cambio}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
