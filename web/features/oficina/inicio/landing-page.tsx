import { Footer } from '../../../components/footer';
import { LoadingBar } from '../../../components/loading-bar';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { useOpciones } from '../../plataforma/acceso/publico/use-opciones';
import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import { Journey } from './journey';
import { LandingHeader } from './landing-header';
import styles from './landing-page.module.css';
import { Protection } from './protection';

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
