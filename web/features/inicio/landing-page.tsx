import { Link } from 'react-router-dom';
import { Footer } from '../../components/footer';
import { Wordmark } from '../../components/wordmark';
import { FolderPreview } from './folder-preview';
import styles from './landing-page.module.css';

const features = [
  {
    icon: 'M3 7.5A2.5 2.5 0 0 1 5.5 5H9l2.5 2.5h7A2.5 2.5 0 0 1 21 10v7.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5Z',
    title: 'Una carpeta por operación',
    text: 'Numeradas sin huecos, con su acto, su responsable y un estado que solo avanza cuando corresponde.',
  },
  {
    icon: 'M15.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.4-4 3-6 7-6s6.6 2 7 6',
    title: 'Personas con sus datos en regla',
    text: 'CUIT, DNI y cédula se verifican al escribirlos: un dígito equivocado no llega a la escritura.',
  },
  {
    icon: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
    title: 'Documentos con historia',
    text: 'Cada versión se conserva con su huella, su autor y su motivo. Nada se pierde ni se reescribe.',
  },
];

export function LandingPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Wordmark />
        <Link className="button" to="/sign-in">
          Ingresar
        </Link>
      </header>
      <main id="contenido" tabIndex={-1}>
        <section className={styles.hero}>
          <div className={styles.lead}>
            <h1 className={styles.title}>La oficina notarial, en orden.</h1>
            <p className={styles.text}>
              Carpetas reúne en un solo lugar cada operación de la escribanía: quiénes la firman, qué papeles faltan, en
              qué estado está y quién hizo cada cosa.
            </p>
            <Link className="button button-primary" to="/sign-in">
              Ingresar a Carpetas
            </Link>
          </div>
          <FolderPreview />
        </section>
        <section className={styles.features} aria-label="Qué resuelve">
          {features.map(({ icon, title, text }) => (
            <article key={title}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </section>
      </main>
      <Footer />
    </div>
  );
}
