import styles from './landing-page.module.css';
import { SectionTitle } from './section-title';

const facts = [
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

/** How the product protects its data. */
export function Protection() {
  return (
    <section className={styles.dark} id="proteccion" aria-labelledby="proteccion-titulo">
      <div className={styles.section}>
        <SectionTitle
          id="proteccion-titulo"
          title="El secreto profesional, también en la técnica"
          text="Lo que la oficina confía se guarda con reglas que el servidor y la base de datos hacen cumplir."
        />
        <ul className={styles.facts}>
          {facts.map(([title, text]) => (
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
