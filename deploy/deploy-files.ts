import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, parseDocument } from 'yaml';

/** The folder of these files, and the project's. */
export const DEPLOY = import.meta.dirname;
export const ROOT = path.dirname(DEPLOY);

/** Returns the text of a file of this folder. */
export const readDeployFile = (name: string): string =>
  readFileSync(path.join(DEPLOY, name), 'utf8');

/** Returns a YAML file's content; throws for what is not YAML, or written twice. */
export function readYaml(name: string): unknown {
  const document = parseDocument(readDeployFile(name), { merge: true, strict: true });
  if (document.errors.length > 0) throw document.errors[0]!;
  return document.toJS();
}

/** Returns all documents of a YAML file. */
export function readYamlDocuments<Content>(name: string): Content[] {
  return [...parseAllDocuments(readDeployFile(name))].map((document) => {
    if ('errors' in document && document.errors.length > 0) throw document.errors[0]!;
    return (document as { toJS(): Content }).toJS();
  });
}

/** A service of a compose file: what the tests look at. */
export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly (string | { readonly source: string; readonly target?: string })[];
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
}

/** Where the content of a config or a secret comes from: compose takes one of them. */
export interface ComposeContent {
  readonly file?: string;
  readonly content?: string;
  readonly environment?: string;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly configs?: Readonly<Record<string, ComposeContent>>;
  readonly secrets?: Readonly<Record<string, ComposeContent>>;
  readonly networks?: {
    readonly default: { readonly ipam: { readonly config: readonly ComposeAddresses[] } };
  };
}

/** The addresses of a network; the dynamic ones are of `ip_range`. */
export interface ComposeAddresses {
  readonly subnet: string;
  readonly gateway: string;
  readonly ip_range: string;
}

export const readCompose = (name = 'compose.yaml'): ComposeFile => readYaml(name) as ComposeFile;

/** Returns the services of a compose file that run the program, by name. */
export const programsOf = ({ services }: ComposeFile): [string, ComposeService][] =>
  Object.entries(services).filter(([, { build }]) => build !== undefined);

/** The variables that an operator fills in, as one might. */
const FILLED_IN: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://pennant.example',
  METRICS_TOKEN: 'a-token-of-twenty-or-more',
  ADMIN_EMAIL: 'admin@pennant.example',
};

/** Returns a text as compose reads it: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
export const interpolate = (text: string): string =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, operator: string | undefined, rest = '') =>
      operator === '-' ? rest : (FILLED_IN[name] ?? `any${name.replaceAll('_', '')}`),
  );
