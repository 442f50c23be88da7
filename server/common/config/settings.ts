import { type InferOutput, object, optional, safeParse } from 'valibot';
import type { Setting } from './setting.js';
import { SETTINGS } from './settings-table.js';

type Table = typeof SETTINGS;
type WithValue = { [Name in keyof Table]: Table[Name] extends { value: unknown } ? Name : never }[keyof Table];

/** The settings of a process by their types. Settings without a value are optional. */
type Values = { [Name in WithValue]: InferOutput<Table[Name]['is']> } & {
  [Name in Exclude<keyof Table, WithValue>]?: InferOutput<Table[Name]['is']>;
};

const ALL = Object.entries<Setting>(SETTINGS);
const FORM = object(Object.fromEntries(ALL.map(([name, { is }]) => [name, optional(is)])));
const VALUES = Object.fromEntries(ALL.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])));

/** The settings of `SETTINGS`, to be injected. */
export class Settings extends (Object as unknown as new () => Values) {
  constructor() {
    super();
    Object.assign(this, VALUES);
  }
}

/** The product's public address, without a slash at the end. Links in mails begin with it. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

/** An invalid setting. The message names the variable and says in Spanish what it accepts. */
export class SettingsError extends Error {}

/**
 * Reads and validates the settings from environment variables. Empty variables count as unset.
 * @throws SettingsError naming every bad variable
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(ALL.flatMap(([name]) => (env[name] ? [[name, env[name]]] : [])));
  const { issues = [], output } = safeParse(FORM, given, { abortPipeEarly: true });
  const refused = new Map(issues.map(({ path, message }) => [path?.[0].key, message]));
  const problems = ALL.flatMap(([name, { needs = [] }]) => {
    const missing = given[name] === undefined ? [] : needs.filter((other) => given[other] === undefined);
    const problem = refused.get(name) ?? (missing.length > 0 && `necesita también ${missing.join(' y ')}`);
    return problem ? [`  ${name} ${problem}`] : [];
  });
  if (problems.length > 0) {
    throw new SettingsError(`Hay ajustes que no sirven:\n${problems.join('\n')}`);
  }
  return Object.assign(new Settings(), output);
}
