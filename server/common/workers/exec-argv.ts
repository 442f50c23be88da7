/** Tests run the sources, whose imports have the names of compiled files. */
const OF_SOURCES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) =>
      next(name.startsWith('.') && context.parentURL.endsWith('.ts') ? name.replace(/js$/, 'ts') : name, context),
  });`)}`;

/** The options with which Node runs the file of a worker, whether source or compiled. */
export function execArgvOf(file: URL): string[] {
  return file.pathname.endsWith('.ts') ? ['--import', OF_SOURCES] : [];
}
