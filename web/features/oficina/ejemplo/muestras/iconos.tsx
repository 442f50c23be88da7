import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon, firstIconNames } from '../../../../components/app-icon';
import { PlainList } from '../../../../components/layout/layout';
import { otherIconNames } from '../../../../components/other-icon';
import { SearchField } from '../../../../components/search-field';
import { useToast } from '../../../../components/toast-actions';
import { useClipboard } from '../../../../components/use-copy';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';

const names = [...firstIconNames, ...otherIconNames].sort();

/** The icons by the names that the API uses. A click copies the name. */
export function Iconos() {
  const toast = useToast();
  const write = useClipboard();
  const [search, setSearch] = useState('');
  const found = names.filter((name) => name.includes(search.toLowerCase()));

  const copy = async (name: string) => {
    if (await write(`heroicons_outline:${name}`)) toast(`Se copió «heroicons_outline:${name}»`);
  };

  return (
    <Muestra
      id="iconos"
      title="Iconos"
      text="De trazo fino y un solo grosor. Un menú, un acceso directo y un aviso los nombran así; al elegir uno se copia su nombre."
    >
      <p>
        Estos son los de la aplicación. Los conjuntos enteros, con sus nombres y su SVG, están en{' '}
        <Link to="/ui/icons/heroicons-outline">Íconos</Link>.
      </p>
      <SearchField label="Buscar iconos" placeholder="folder, user, check…" value={search} onSearch={setSearch} />
      <PlainList gap={2} flow="stack" className={styles.iconos}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              <AppIcon name={name} size={22} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </PlainList>
      <p role="status">{found.length === 0 && `Ninguno se llama «${search}».`}</p>
    </Muestra>
  );
}
