import { BookOpen, CircleQuestionMark, LifeBuoy, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SearchField } from '../../../../components/search-field';
import { text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { ayuda } from '../direcciones';
import styles from './inicio.module.css';
import { MasPreguntadas } from './mas-preguntadas';
import { Resultados } from './resultados';
import { Version } from './version';

const schema = { q: text(200) };

const caminos = [
  { to: ayuda.preguntas, Icon: CircleQuestionMark, titulo: 'Preguntas frecuentes', texto: 'Respuestas cortas.' },
  { to: ayuda.guias, Icon: BookOpen, titulo: 'Guías', texto: 'Cada página, paso a paso.' },
  { to: ayuda.soporte, Icon: LifeBuoy, titulo: 'Soporte', texto: 'Escriba y siga su pedido.' },
  { to: '/ui/icons', Icon: Shapes, titulo: 'Íconos', texto: 'Para sus atajos y tableros.' },
];

/** The start of the help: its search, its parts, the icons and what is asked most. */
export function AyudaPage() {
  const [{ q }, change] = useUrlState(schema);
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.titulo}>¿En qué podemos ayudarle?</h1>
        <p className={styles.subtitulo}>Busque en las guías y en las preguntas, o elija por dónde empezar.</p>
        <search className={styles.busqueda}>
          <SearchField
            label="Buscar en la ayuda"
            placeholder="Por ejemplo, numeración o recuperar un documento"
            value={q}
            onSearch={(typed) => change({ q: typed }, { replace: true })}
          />
        </search>
      </section>
      {q ? (
        <Resultados buscado={q} />
      ) : (
        <>
          <nav className={styles.caminos} aria-label="Partes de la ayuda">
            {caminos.map(({ to, Icon, titulo, texto }) => (
              <Link key={to} to={to} className={styles.camino}>
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
                <span className={styles.caminoTitulo}>{titulo}</span>
                <span className={styles.caminoTexto}>{texto}</span>
              </Link>
            ))}
          </nav>
          <MasPreguntadas />
          <Version />
        </>
      )}
    </>
  );
}
