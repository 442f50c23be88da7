import styles from './landing-page.module.css';

interface SectionTitleProps {
  id: string;
  title: string;
  text: string;
}

/** The title of a section, and what it is about. */
export function SectionTitle({ id, title, text }: SectionTitleProps) {
  return (
    <header className={styles.sectionTitle}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </header>
  );
}
