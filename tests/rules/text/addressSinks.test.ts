import ts from 'typescript';
import { sourceFiles } from '../../support/sourceFiles';

/** Calls that make an address safe to follow or to show, or give it a fixed beginning. */
const safeCalls = [
  'safeAddress',
  'safeSource',
  'useHref',
  'inAppAddress',
  'chatAddress',
  'desktopAddress',
  'teamsCallAddress',
  'teamsChatAddress',
  'teamsFileAddress',
  'teamsShareAddress',
  'URL.createObjectURL',
];
const opens = /^((window|location)\.)+(open|assign|replace)$/;
const fixedBeginning = /^(mailto:|tel:|https:\/\/[\w.-]+\/|\/(?![/\\])|[?#])/;

const isAddressName = (name: ts.Node) => ['href', 'src'].includes(name.getText());

/**
 * The part of a node that becomes an address which the browser follows or loads; nothing where the
 * node is no such place.
 */
function sink(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return isAddressName(node.name) ? node.initializer : undefined;
  if (ts.isShorthandPropertyAssignment(node))
    return isAddressName(node.name) ? node.name : undefined;
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isSet = operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isSet && ts.isPropertyAccessExpression(left) && isAddressName(left.name)
      ? right
      : undefined;
  }
  return ts.isCallExpression(node) && opens.test(node.expression.getText())
    ? node.arguments[0]
    : undefined;
}

function isSafe(expression: ts.Node, file: ts.SourceFile): boolean {
  const safe = (part: ts.Node) => isSafe(part, file);
  if (ts.isJsxExpression(expression)) return !expression.expression || safe(expression.expression);
  if (ts.isStringLiteralLike(expression)) return true;
  if (ts.isTemplateExpression(expression)) return fixedBeginning.test(expression.head.text);
  if (ts.isCallExpression(expression)) return safeCalls.includes(expression.expression.getText());
  if (ts.isParenthesizedExpression(expression)) return safe(expression.expression);
  if (ts.isConditionalExpression(expression))
    return safe(expression.whenTrue) && safe(expression.whenFalse);
  if (ts.isBinaryExpression(expression))
    return (
      safe(expression.right) &&
      (expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        safe(expression.left))
    );
  if (expression.getText() === 'undefined') return true;
  if (!ts.isIdentifier(expression)) return false;
  const made = initializers(expression.text, file);
  return made.length > 0 && made.every(safe);
}

/** Values of the constants of this name; none for a parameter, which can have any value. */
function initializers(name: string, file: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  let isGiven = false;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      found.push(node.initializer);
    if ((ts.isParameter(node) || ts.isBindingElement(node)) && node.name.getText() === name)
      isGiven = true;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isGiven ? [] : found;
}

function unsafe(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const place = sink(node);
    if (place && !isSafe(place, file)) found.push(`${path}: ${place.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('an address from outside the source passes the address rule before it is followed or shown', () => {
  // Addresses that an editor writes into a text are judged with the text.
  const files = sourceFiles('src/client').filter(({ path }) => !path.includes('/ui/editor/'));
  const found = files.flatMap(({ path, text }) => unsafe(path, text));
  expect(found).toEqual([]);
});

it('the search finds what does not', () => {
  const sample = `
    const fixed = 'https://nordvik.example/';
    const View = ({ address, other }: Props) => [
      <a href={address} />, <img src={hit.Path} />, <a href={fixed} />, <a href={safeAddress(address)} />,
      <a href={\`mailto:\${address}\`} />, <a href={\`\${address}/x\`} />, <a {...{ href: other }} />,
    ];
    picture.src = first.PictureUrl;
    window.open(address);
    location.replace(\`//\${address}\`);`;
  expect(unsafe('sample.tsx', sample)).toEqual(
    [
      '{address}',
      '{hit.Path}',
      '{`${address}/x`}',
      'other',
      'first.PictureUrl',
      'address',
      '`//${address}`',
    ].map((each) => `sample.tsx: ${each}`),
  );
});
