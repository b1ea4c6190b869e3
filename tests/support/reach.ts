import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { list, parsed, resolve } from './sourceFiles';

/**
 * Declarations that code reaches: a declaration is reached when one that is reached names it. A
 * declaration is written `path#name`; `path#` is what a file does when it is loaded, and `path#*`
 * all that it exports. Types are no code.
 */
export function reachedFrom(entries: readonly string[], folder: string): Set<string> {
  const paths = list(folder).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const known = new Set(paths);
  const modules = new Map(paths.map((path) => [path, readModule(path, known)]));
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const [path = '', name = ''] = key.split('#');
    const module = modules.get(path);
    if (!module || reached.has(key)) continue;
    reached.add(key);
    waiting.push(`${path}#`, ...followed(path, module, name));
  }
  return reached;
}

/** The values that the files of a folder take from others, and the file that takes each. */
export function takenBy(folder: string): { by: string; key: string }[] {
  const known = new Set(['src', 'tests'].flatMap(list));
  return list(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((by) => [...readModule(by, known).imported.values()].map((key) => ({ by, key })));
}

interface Module {
  /** By name: what a declaration names. Under no name: what the file does when it is loaded. */
  declared: Map<string, Set<string>>;
  /** By the name that it has here: what another file exports. */
  imported: Map<string, string>;
  /** Files whose exports are this one's too. */
  passedOn: string[];
}

function followed(path: string, { declared, passedOn }: Module, name: string): string[] {
  if (name === '*')
    return [...[...declared.keys()].map((each) => `${path}#${each}`), ...passedOn.map(allOf)];
  const own = declared.get(name);
  return own ? [...own] : passedOn.map((other) => `${other}#${name}`);
}

const allOf = (path: string) => `${path}#*`;

function readModule(path: string, known: Set<string>): Module {
  const module: Module = {
    declared: new Map([['', new Set()]]),
    imported: new Map(),
    passedOn: [],
  };
  const context = { path, known, module };
  const { statements } = parsed(path);
  for (const statement of statements)
    if (ts.isImportDeclaration(statement)) readImport(statement, context);
  for (const statement of statements) readStatement(statement, context);
  return module;
}

interface Context {
  path: string;
  known: Set<string>;
  module: Module;
}

function readImport(statement: ts.ImportDeclaration, context: Context): void {
  const target = targetOf(statement.moduleSpecifier, context);
  if (!target || statement.importClause?.isTypeOnly) return;
  onLoad(context, `${target}#`);
  for (const [local, name] of bindingsOf(statement))
    context.module.imported.set(local, `${target}#${name}`);
}

function readStatement(statement: ts.Statement, context: Context): void {
  const { declared } = context.module;
  if (ts.isExportDeclaration(statement)) readExport(statement, context);
  else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations)
      for (const name of declaredNames(declaration.name))
        declared.set(name, namesIn(declaration, context));
  } else if (isDeclaration(statement) && statement.name)
    declared.set(statement.name.text, namesIn(statement, context));
  else if (!ts.isImportDeclaration(statement) && !isType(statement))
    onLoad(context, ...namesIn(statement, context));
}

function readExport(statement: ts.ExportDeclaration, context: Context): void {
  if (statement.isTypeOnly) return;
  const { exportClause } = statement;
  const target = targetOf(statement.moduleSpecifier, context);
  if (target) onLoad(context, `${target}#`);
  if (exportClause && ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) {
      const local = (propertyName ?? name).text;
      const key = target ? `${target}#${local}` : keyOf(local, context);
      context.module.declared.set(name.text, new Set([key]));
    }
  else if (target) context.module.passedOn.push(target);
}

function onLoad({ module }: Context, ...keys: string[]): void {
  for (const key of keys) module.declared.get('')!.add(key);
}

function targetOf(specifier: ts.Expression | undefined, { path, known }: Context) {
  return specifier && ts.isStringLiteral(specifier)
    ? resolve(path, specifier.text, known)
    : undefined;
}

function keyOf(name: string, { path, module }: Context): string {
  return module.imported.get(name) ?? `${path}#${name}`;
}

/** Declarations at the top of files that are named within a node. */
function namesIn(node: ts.Node, context: Context): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each) && !ts.isExpressionWithTypeArguments(each)) return;
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword)
      for (const target of loadedBy(each.arguments[0], context)) names.add(allOf(target));
    if (ts.isIdentifier(each) && !isFieldName(each)) names.add(keyOf(each.text, context));
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

/** The files that a dynamic import may load: one, or those whose paths fit its template. */
function loadedBy(specifier: ts.Expression | undefined, context: Context): string[] {
  const { path, known } = context;
  const target = targetOf(specifier, context);
  if (target) return [target];
  if (!specifier || !ts.isTemplateExpression(specifier)) return [];
  const start = normalize(join(dirname(path), specifier.head.text));
  const end = specifier.templateSpans.at(-1)!.literal.text;
  return [...known].filter((each) => each.startsWith(start) && each.endsWith(end));
}

const isDeclaration = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
const isType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The names that an import takes: the name here, and the name there. */
function bindingsOf({ importClause }: ts.ImportDeclaration): [string, string][] {
  const { name, namedBindings } = importClause ?? {};
  const found: [string, string][] = name ? [[name.text, 'default']] : [];
  if (!namedBindings) return found;
  if (ts.isNamespaceImport(namedBindings)) return [...found, [namedBindings.name.text, '*']];
  const values = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [
    ...found,
    ...values.map((each): [string, string] => [
      each.name.text,
      (each.propertyName ?? each.name).text,
    ]),
  ];
}

function declaredNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) =>
    ts.isOmittedExpression(each) ? [] : declaredNames(each.name),
  );
}

/** Whether an identifier names a field, and not a declaration at the top of a file. */
function isFieldName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}
