import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './projectRoot';

export interface SourceFile {
  /** Path from the repository's root, with slashes. */
  path: string;
  text: string;
  lines: number;
  /**
   * Its imports: paths of project files, and package names. Type-only imports count too. `names`:
   * the values that it takes by name.
   */
  imports: { target: string; typeOnly: boolean; names: string[] }[];
  /** Line counts of its functions. */
  functionLengths: number[];
  /** How often it says that a value is there (`!`) without a check. */
  unchecked: number;
  /** How often it says what type a value has (`as`, not `as const`) without a check. */
  asserted: number;
}

/** All TypeScript files below a folder of the repository, parsed. */
export function sourceFiles(folder: string): SourceFile[] {
  const paths = list(folder).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const known = new Set(paths);
  return paths.map((path) => parse(path, known));
}

export function list(folder: string): string[] {
  return readdirSync(join(projectRoot, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(projectRoot, path)).isDirectory() ? list(path) : [path];
  });
}

/** Whether there is a file or a folder at a path from the repository's root. */
export function isPath(path: string): boolean {
  return existsSync(join(projectRoot, path));
}

export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

export function parsed(path: string): ts.SourceFile {
  return ts.createSourceFile(
    path,
    readText(path),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

function parse(path: string, known: Set<string>): SourceFile {
  const source = parsed(path);
  const { text } = source;
  const imports: SourceFile['imports'] = [];
  const functionLengths: number[] = [];
  let unchecked = 0;
  let asserted = 0;
  const visit = (node: ts.Node): void => {
    const imported = importOf(node);
    if (imported)
      imports.push({
        target: resolve(path, imported.specifier, known),
        typeOnly: imported.typeOnly,
        names: imported.names,
      });
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      functionLengths.push(lineCount(source, node));
    if (ts.isNonNullExpression(node)) unchecked += 1;
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) asserted += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = text.split('\n').length - 1;
  return { path, text, lines, imports, functionLengths, unchecked, asserted };
}

function importOf(
  node: ts.Node,
): { specifier: string; typeOnly: boolean; names: string[] } | undefined {
  if (
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return {
      specifier: node.moduleSpecifier.text,
      typeOnly: ts.isImportDeclaration(node)
        ? Boolean(node.importClause?.isTypeOnly)
        : node.isTypeOnly,
      names: ts.isImportDeclaration(node) ? namesOf(node) : [],
    };
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const argument = isDynamic ? node.arguments[0] : undefined;
  return argument && ts.isStringLiteral(argument)
    ? { specifier: argument.text, typeOnly: false, names: [] }
    : undefined;
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name, propertyName }) => (propertyName ?? name).text)
    : [];
}

/** The file of the project that an import names, or the package. */
export function resolve(from: string, specifier: string, known: Set<string>): string {
  const base = specifier.startsWith('#shared/')
    ? specifier.replace('#shared/', 'src/shared/')
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  if (base === undefined) return specifier;
  const path = relative('.', base).replaceAll('\\', '/');
  return (
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate)) ??
    path
  );
}

function lineCount(source: ts.SourceFile, node: ts.Node): number {
  const start = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  return source.getLineAndCharacterOfPosition(node.end).line - start + 1;
}
