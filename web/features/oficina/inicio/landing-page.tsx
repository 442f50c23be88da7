import { Link } from 'react-router-dom';
import { Footer } from '../../../components/footer';
import { LoadingBar } from '../../../components/loading-bar';
import { Wordmark } from '../../../components/wordmark';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { useOpciones } from '../../plataforma/acceso/public/use-options';
import { EnterLink } from './enter-link';
import { Hero } from './hero';
import styles from './landing-page.module.css';

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

const protectionFacts = [
  [
    'Cada oficina, aislada',
    'La separación entre oficinas la impone la base de datos misma, fila por fila. Lo ajeno responde como si no existiera.',
  ],
  [
    'Cinco roles',
    'Titular, adscripto, oficial, gestor y lectura: cada uno ve y hace lo que le toca. Una carpeta reservada no aparece, ni en la búsqueda, a quien no le corresponde.',
  ],
  [
    'Auditoría que delata cambios',
    'Lo que pasa en una carpeta se anota y se encadena: alterar un renglón rompe la cadena, y una verificación muestra dónde.',
  ],
  [
    'Archivos con huella',
    'Cada versión lleva su SHA-256 y no se reescribe. Lo que podría ejecutarse se descarga; en la página, nunca.',
  ],
  [
    'Sesiones cuidadas',
    'Contraseñas con argon2id, segundo paso y passkeys para quien los quiera, y una sesión que se cierra si alguien presenta una credencial ya usada.',
  ],
  [
    'Sin terceros',
    'Ni rastreadores, ni tipografías ni código de otros sitios: todo llega del servidor donde está instalada.',
  ],
] as const;

const steps = [
  ['Borrador', 'Todavía no lleva número. Se puede descartar sin dejar un hueco.'],
  ['En preparación', 'Recibe su número. Se cargan las partes y los documentos.'],
  ['Lista para firma', 'Solo con las partes que el acto exige; si falta alguna, dice cuál.'],
  ['Firmada', 'La registra el titular o un adscripto, con su fecha, y no vuelve atrás.'],
  ['En inscripción', 'Si el acto se inscribe: de ida y vuelta con el registro, observaciones incluidas.'],
  ['Entregada y archivada', 'Queda con su historia completa; reabrirla es del titular y pide un motivo.'],
] as const;

/** Presents the product to visitors. It is plain HTML and CSS, so that it shows as soon as it arrives. */
export function LandingPage() {
  const isGuest = useAppSelector(selectUser) === null;
  const { registro = true } = useOpciones();
  const canOpen = isGuest && registro;
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#contenido">
        Ir al contenido
      </a>
      <LandingHeader />
      <main id="contenido" tabIndex={-1}>
        <LoadingBar />
        <Hero canOpen={canOpen} />
        <Features />
        <Journey />
        <Protection />
        <Closing canOpen={canOpen} />
      </main>
      <div className={styles.footer}>
        <Footer />
      </div>
    </div>
  );
}

/** The name of the product, links to the sections, and a link to sign in. */
function LandingHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.brand} to="/" aria-label="Carpetas, página de inicio">
          <Wordmark />
        </Link>
        <nav className={styles.links} aria-label="Secciones">
          <a href="#que-hace">Qué hace</a>
          <a href="#recorrido">El recorrido</a>
          <a href="#proteccion">Cómo protege</a>
        </nav>
        <EnterLink className="button" guestText="Ingresar" memberText="Mis carpetas" />
      </div>
    </header>
  );
}

/**
 * The links to the sign-up and the sign-in, again at the end of the page.
 * @param canOpen whether the reader may sign up
 */
function Closing({ canOpen }: { canOpen: boolean }) {
  return (
    <section className={styles.closing} aria-labelledby="cierre-titulo">
      <h2 id="cierre-titulo">La próxima carpeta puede empezar ordenada.</h2>
      <p>Si trabaja en varias oficinas, elige en cuál al entrar y cambia cuando quiera.</p>
      <div className={styles.actions}>
        {canOpen && (
          <Link className="button button-primary" to="/sign-up">
            Crear su oficina
          </Link>
        )}
        <EnterLink
          className={canOpen ? 'button' : 'button button-primary'}
          guestText="Ingresar a Carpetas"
          memberText="Ir a mis carpetas"
        />
      </div>
    </section>
  );
}

/** The life of a carpeta, from the first call to the archive. */
function Journey() {
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

/** The measures by which the product protects its data. */
function Protection() {
  return (
    <section className={styles.dark} id="proteccion" aria-labelledby="proteccion-titulo">
      <div className={styles.section}>
        <SectionTitle
          id="proteccion-titulo"
          title="El secreto profesional, también en la técnica"
          text="Lo que la oficina confía se guarda con reglas que el servidor y la base de datos hacen cumplir."
        />
        <ul className={styles.facts}>
          {protectionFacts.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The functions of the product, in six cards. */
function Features() {
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

interface SectionTitleProps {
  id: string;
  title: string;
  text: string;
}

/** The title of a section, and a sentence about it. */
function SectionTitle({ id, title, text }: SectionTitleProps) {
  return (
    <header className={styles.sectionTitle}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </header>
  );
}
