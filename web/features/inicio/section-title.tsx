import styles from './landing-page.module.css';

interface SectionTitleProps {
  id: string;
  title: string;
  text: string;
}

/** What a section is about. */
export function SectionTitle({ id, title, text }: SectionTitleProps) {
  return (
    <header className={styles.sectionTitle}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </header>
  );
}
