-- Text functions and the extensions that searches need. A search costs what it finds, not what the office has.
-- Row-level security switches the indexes of LIKE and @@ off, since these operators are not leakproof. So a search
-- reads ids from views of the owner, limited to the cuenta, and joins the protected table, whose policies decide.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
-- It lets one constraint compare ids and periods. Like the others, it needs no superuser.
create extension if not exists btree_gist;

-- unaccent() is only STABLE because its dictionary may change; ours does not, and generated columns need IMMUTABLE.
create function sin_acentos(valor text) returns text language sql immutable parallel safe
return lower(unaccent('unaccent'::regdictionary, coalesce(valor, '')));

-- array_to_string() is only STABLE because elements of other types may be; text is itself.
create function sin_acentos(valores text[]) returns text language sql immutable parallel safe
return sin_acentos(array_to_string(valores, ' '));

-- The Spanish alphabet: ñ follows n, and accents do not count. An ICU collation would have to be indexed anew with
-- each of its versions.
create function orden_es(valor text) returns text language sql immutable parallel safe
return sin_acentos(replace(replace(valor, 'ñ', 'n~'), 'Ñ', 'n~'));

-- An entry of a search's index is a cuenta's key and the characters from one place of a word on, up to six. So any
-- part of a word is an entry, the beginning of one, or several. Trigrams are too common for that: «000» is in most
-- numbers, and its entry lists the rows of all cuentas.
create function partes_de_palabras(cuenta uuid, texto text) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(
  select right(cuenta::text, 6) || substr(palabra, n, 6)
    from unnest(string_to_array(left(texto, 10000), ' ')) as palabra, generate_series(1, length(palabra)) as n
  union all select right(cuenta::text, 6) || ' ' where length(texto) > 10000));

-- With the stems, marked.
create function partes_de_palabras(cuenta uuid, texto text, raices tsvector) returns tsvector
language sql immutable parallel safe
return partes_de_palabras(cuenta, texto) || array_to_tsvector(array(
  select right(cuenta::text, 6) || '=' || raiz from unnest(tsvector_to_array(raices)) as raiz));

-- A part of a word as an entry of the running cuenta.
create function entrada_de_la_cuenta(parte text) returns text language sql stable parallel safe
return '''' || replace(replace(right(:buscada::text, 6) || parte, '\', '\\'), '''', '''''') || '''';

-- The entries of what a LIKE pattern like %this% looks for. Whether a row has it, LIKE decides.
create function partes_del_patron(patron text) returns tsquery language sql stable parallel safe
return (
  select coalesce(string_agg(entrada_de_la_cuenta(entera) || marca, ' & '), entrada_de_la_cuenta('') || ':*')::tsquery
         || entrada_de_la_cuenta(' ')::tsquery
    from unnest(string_to_array(regexp_replace(patron, '^%|%$|\\(.)', '\1', 'g'), ' ')) as palabra,
         lateral (
           select substr(palabra, n, 6), ''
             from generate_series(1, length(palabra) - 5, 6) as n
           union select right(palabra, 6), '' where length(palabra) >= 6
           union select palabra, ':*' where length(palabra) between 1 and 5) as p (entera, marca));

-- The entries of the stems of these words.
create function partes_de_raices(palabras text) returns tsquery language sql stable parallel safe
return (
  select coalesce(string_agg(entrada_de_la_cuenta('=' || raiz), ' & '), '')::tsquery
    from unnest(tsvector_to_array(to_tsvector('spanish', palabras))) as raiz);
