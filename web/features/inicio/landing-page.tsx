import { FolderOpen, History, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Footer } from '../../components/footer';
import { Wordmark } from '../../components/wordmark';
import { FolderPreview } from './folder-preview';
import styles from './landing-page.module.css';

const features = [
  {
    Icon: FolderOpen,
    title: 'Una carpeta por operación',
    text: 'Numeradas sin huecos, con su acto, su responsable y un estado que solo avanza cuando corresponde.',
  },
  {
    Icon: Users,
    title: 'Personas con sus datos en regla',
    text: 'CUIT, DNI y cédula se verifican al escribirlos: un dígito equivocado no llega a la escritura.',
  },
  {
    Icon: History,
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
          {features.map(({ Icon, title, text }) => (
            <article key={title}>
              <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
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
