import styles from './landing-page.module.css';
import { SectionTitle } from './section-title';

const facts = [
  [
    'Cada oficina, aislada',
    'La separación entre cuentas la impone la base de datos misma, fila por fila. Lo ajeno responde como si no existiera.',
  ],
  [
    'Cinco roles',
    'Titular, adscripto, oficial, gestor y lectura: cada uno ve y hace lo que le toca. Una carpeta reservada no aparece ni en la búsqueda.',
  ],
  [
    'Auditoría que delata cambios',
    'Lo que pasa se anota una vez y se encadena: alterar un renglón rompe la cadena, y una verificación muestra dónde.',
  ],
  [
    'Archivos con huella',
    'Cada versión lleva su SHA-256 y no se reescribe. Lo que podría ejecutarse se descarga; en la página, nunca.',
  ],
  [
    'Sesiones cuidadas',
    'Contraseñas con argon2id, accesos de diez minutos que se renuevan solos, y una sesión que se cierra si alguien presenta una credencial ya usada.',
  ],
  [
    'Sin terceros',
    'Ni rastreadores, ni tipografías ni código de otros sitios: la página solo habla con su propio servidor.',
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
          text="Lo que la escribanía confía se guarda con reglas que no dependen de la buena voluntad de nadie."
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
