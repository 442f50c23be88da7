import styles from './landing-page.module.css';
import { SectionTitle } from './section-title';

/** The features, each with the path of its icon. */
const features = [
  {
    icon: 'M3 7.5A2.5 2.5 0 0 1 5.5 5H9l2.5 2.5h7A2.5 2.5 0 0 1 21 10v7.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5Z',
    title: 'Una carpeta por operación',
    text: 'Numeradas por año y sin huecos, aunque varias personas las abran a la vez. Con su acto, su responsable y sus etiquetas.',
  },
  {
    icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.6 2.8-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.5 3.5 5.2',
    title: 'Partes con su papel',
    text: 'Quién vende, quién compra, quién representa a quién y en qué porcentaje. Una persona se carga una vez y sirve para todas sus carpetas.',
  },
  {
    icon: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM8 10h4M8 14h3M14.5 13.5l1.5 1.5 3-3.5',
    title: 'Identidades verificadas al escribir',
    text: 'CUIT, DNI y NIE españoles, CIF, RUT, CI, RFC, CURP y NIT: un dígito que no corresponde se señala antes de llegar a la escritura.',
  },
  {
    icon: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5M9 13h6M9 17h4',
    title: 'Documentos con historia',
    text: 'En secciones, con vista previa de los PDF y las imágenes. Cada versión conserva su huella, su autor y su motivo; un duplicado se avisa.',
  },
  {
    icon: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
    title: 'Actividad a la vista',
    text: 'Quién creó, movió o editó cada carpeta, y cuándo. Los avisos llegan en el momento a quien le tocan.',
  },
  {
    icon: 'M4 5.5h11a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H9l-4 3v-3H4a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 4 5.5ZM19.5 9.5h.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5v2l-3-2h-4',
    title: 'La oficina conectada',
    text: 'Chat, tareas, contactos y tableros de todo el equipo, y una búsqueda que encuentra carpetas, personas y documentos.',
  },
];

/** What the product does, in six cards. */
export function Features() {
  return (
    <section className={styles.band} id="que-hace" aria-labelledby="que-hace-titulo">
      <div className={styles.section}>
        <SectionTitle
          id="que-hace-titulo"
          title="Todo lo de una operación, junto"
          text="Lo que la oficina carga de un acto está en un solo lugar, para quien trabaja en él."
        />
        <div className={styles.features}>
          {features.map(({ icon, title, text }) => (
            <article key={title}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
