// What the modules of the web app import and which texts they use and load, as far as their code shows.
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from '@swc/core';
import { filesBelow } from '../lib/files.ts';

/** A place that fetches modules with the texts they need: a route, or `importWithTexts`. */
export type LoadingPoint = Readonly<{
  name: string;
  file: string;
  texts: readonly string[];
  modules: readonly string[];
}>;

export type WebModule = {
  /** Imported modules and the names taken from each; null for a whole module. */
  imports: { file: string; names: readonly string[] | null }[];
  /** Names that are re-exported from another module. */
  passedOn: Map<string, { file: string; name: string }>;
  uses: Set<string>;
  /** Namespaces that the module itself fetches before it uses them. */
  fetches: Set<string>;
  /** Namespaces whose English texts are bundled with the module. */
  brings: Set<string>;
  points: LoadingPoint[];
};

/** Parts of platform/i18n whose first argument is the namespace they read. */
const readers: ReadonlySet<string> = new Set([
  'useTexts',
  'textsOf',
  'isText',
  'textOr',
  'textWith',
  'textsBelow',
]);

/** Calls that fetch the files of a part and run none of them (platform/lazyParts): nothing is shown there. */
const onlyFetching: ReadonlySet<string> = new Set(['fetchFilesOf', 'canShow']);

type Node = Readonly<Record<string, unknown>>;

const source = 'apps/web/src/';
const isSource = /^apps\/web\/src\/.*\.tsx?$/;
const isTest = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;

export async function readWebModules(base: string): Promise<ReadonlyMap<string, WebModule>> {
  const files = (await filesBelow(base, 'apps/web/src')).filter(
    (file) => isSource.test(file) && !isTest.test(file),
  );
  const modules = new Map<string, WebModule>();
  for (const file of files) {
    const code = await readFile(join(base, file), 'utf8');
    const tree: unknown = await parse(code, { syntax: 'typescript', tsx: file.endsWith('x') });
    modules.set(file, readModule(file, tree));
  }
  return modules;
}

function readModule(file: string, tree: unknown): WebModule {
  const found: WebModule = {
    imports: [],
    passedOn: new Map(),
    uses: new Set(),
    fetches: new Set(),
    brings: new Set(),
    points: [],
  };
  const fileOf = (path: string) => posix.join(posix.dirname(file), path);
  visit(tree, (node) => {
    if (node['type'] === 'ImportDeclaration') readImport(node, found, fileOf);
    if (node['type'] === 'ExportNamedDeclaration') readPassedOn(node, found, fileOf);
    if (node['type'] === 'KeyValueProperty') {
      // Passed to a part of the platform that fetches the texts before it shows them.
      if (nameOf(node['key']) === 'namespace') add(found.fetches, textsIn(node['value']));
    }
    if (node['type'] === 'JSXOpeningElement') readElement(node, found);
    if (node['type'] === 'CallExpression') return readCall(node, found, file, fileOf);
    return true;
  });
  return found;
}

function readImport(node: Node, found: WebModule, fileOf: (path: string) => string): void {
  const path = nameOf(node['source']);
  if (!path.startsWith('.') || node['typeOnly'] === true) return;
  const namespace = /^apps\/web\/src\/(.+)\/texts\/en\.json$/.exec(fileOf(path))?.[1];
  if (namespace !== undefined) found.brings.add(namespace);
  const specifiers = listOf(node['specifiers']).filter((one) => one['isTypeOnly'] !== true);
  if (specifiers.length === 0 && listOf(node['specifiers']).length > 0) return;
  const isWhole = specifiers.length === 0 || specifiers.some((one) => one['type'] !== 'ImportSpecifier');
  const names = specifiers.map((one) => nameOf(one['imported']) || nameOf(one['local']));
  found.imports.push({ file: fileOf(path), names: isWhole ? null : names });
}

function readPassedOn(node: Node, found: WebModule, fileOf: (path: string) => string): void {
  const path = nameOf(node['source']);
  if (path === '' || node['typeOnly'] === true) return;
  for (const one of listOf(node['specifiers'])) {
    if (one['isTypeOnly'] === true) continue;
    const name = nameOf(one['orig']);
    found.passedOn.set(nameOf(one['exported']) || name, { file: fileOf(path), name });
  }
}

function readElement(node: Node, found: WebModule): void {
  if (nameOf(node['name']) !== 'RichText') return;
  const named = listOf(node['attributes']).find((attribute) => nameOf(attribute['name']) === 'namespace');
  add(found.uses, textsIn(named?.['value']));
}

/** False when the inside of the call has already been read. */
function readCall(node: Node, found: WebModule, file: string, fileOf: (path: string) => string): boolean {
  const args = listOf(node['arguments']).map((argument) => argument['expression']);
  const callee = calleeOf(node);
  if (onlyFetching.has(callee)) return false;
  if (readers.has(callee)) add(found.uses, textsIn(args[0]));
  if (callee === 'useScreenLanguage') found.uses.add('app');
  if (callee === 'loadNamespaces') add(found.fetches, textsIn(args[0]));
  if (callee === 'import') found.imports.push({ file: fileOf(nameOf(args[0])), names: null });
  if (callee !== 'createRoute' && callee !== 'importWithTexts') return true;
  const modules = callsIn(node, 'import').map((call) => fileOf(nameOf(argumentOf(call))));
  const isRoute = callee === 'createRoute';
  const texts = isRoute ? callsIn(node, 'withTexts').flatMap((call) => textsIn(call)) : textsIn(args[0]);
  const name = isRoute ? propertyOf(args[0], 'path') : modules.join(', ').slice(source.length);
  found.points.push({ name, file, texts, modules });
  return false;
}

function callsIn(tree: unknown, name: string): Node[] {
  const calls: Node[] = [];
  visit(tree, (node) => {
    if (node['type'] === 'CallExpression' && calleeOf(node) === name) calls.push(node);
    return true;
  });
  return calls;
}

function argumentOf(call: Node): unknown {
  return listOf(call['arguments'])[0]?.['expression'];
}

function calleeOf(call: Node): string {
  const callee = call['callee'];
  if (!isNode(callee)) return '';
  if (callee['type'] === 'Import') return 'import';
  return callee['type'] === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
}

function propertyOf(object: unknown, key: string): string {
  const properties = isNode(object) ? listOf(object['properties']) : [];
  return nameOf(properties.find((property) => nameOf(property['key']) === key)?.['value']);
}

/** The texts of string literals anywhere inside. */
function textsIn(tree: unknown): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node['type'] === 'StringLiteral') texts.push(nameOf(node));
    return true;
  });
  return texts;
}

function visit(tree: unknown, see: (node: Node) => boolean | void): void {
  if (Array.isArray(tree)) {
    for (const one of tree) visit(one, see);
  } else if (isNode(tree)) {
    if (see(tree) === false) return;
    for (const inner of Object.values(tree)) visit(inner, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text of an identifier or a string literal. */
function nameOf(node: unknown): string {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'] : '';
}

function add(set: Set<string>, texts: readonly string[]): void {
  for (const text of texts) set.add(text);
}
