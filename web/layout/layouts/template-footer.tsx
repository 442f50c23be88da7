import footerStyles from '../../components/footer.module.css';

/** The footer of the compact layout. */
export function TemplateFooter() {
  return (
    <footer className={footerStyles.footer}>
      <span>Plantilla © {new Date().getFullYear()}</span>
    </footer>
  );
}
