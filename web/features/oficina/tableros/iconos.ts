/** The icons for a tablero, with their names for screen readers. */
export const iconos: readonly { name: string; label: string }[] = [
  { name: 'view-columns', label: 'Columnas' },
  { name: 'folder-open', label: 'Carpeta' },
  { name: 'document-text', label: 'Documento' },
  { name: 'clipboard-document-check', label: 'Lista' },
  { name: 'archive-box', label: 'Archivo' },
  { name: 'scale', label: 'Balanza' },
  { name: 'briefcase', label: 'Maletín' },
  { name: 'banknotes', label: 'Dinero' },
  { name: 'building-office', label: 'Edificio' },
  { name: 'home', label: 'Casa' },
  { name: 'users', label: 'Personas' },
  { name: 'calendar', label: 'Calendario' },
  { name: 'envelope', label: 'Sobre' },
  { name: 'light-bulb', label: 'Idea' },
  { name: 'megaphone', label: 'Anuncio' },
  { name: 'chart-bar', label: 'Gráfico' },
  { name: 'trophy', label: 'Meta' },
  { name: 'star', label: 'Estrella' },
].map(({ name, label }) => ({ name: `heroicons_outline:${name}`, label }));

/** The icon of a tablero that has no icon of its own. */
export const iconoUsual = 'heroicons_outline:view-columns';
