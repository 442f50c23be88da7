import styles from './landing-page.module.css';
import { SectionTitle } from './section-title';

const steps = [
  ['Borrador', 'Todavía no lleva número. Se puede descartar sin dejar un hueco.'],
  ['En preparación', 'Recibe su número. Se cargan las partes y los documentos.'],
  ['Lista para firma', 'Solo con las partes que el acto exige; si falta alguna, dice cuál.'],
  ['Firmada', 'La registra el titular o un adscripto, con su fecha, y no vuelve atrás.'],
  ['En inscripción', 'Si el acto se inscribe: de ida y vuelta con el registro, observaciones incluidas.'],
  ['Entregada y archivada', 'Queda con su historia completa; reabrirla es del titular y pide un motivo.'],
] as const;

/** The life of a carpeta, from the first call to the archive. */
export function Journey() {
  return (
    <section className={styles.section} id="recorrido" aria-labelledby="recorrido-titulo">
      <SectionTitle
        id="recorrido-titulo"
        title="Un estado que solo avanza cuando corresponde"
        text="Cada paso tiene sus condiciones y quién puede darlo. Un movimiento rechazado dice por qué."
      />
      <ol className={styles.journey}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
