const oneOf = (...names: string[]) => new RegExp(`^(${names.join(' ').replaceAll(' ', '|')})$`);
const elements = oneOf(
  'div span p h[1-6] a b i u s em strong small sub sup mark code pre blockquote br hr time label',
  'ul ol li dl dt dd table thead tbody tfoot tr th td caption figure figcaption img button input',
  'header footer main nav section article aside',
  'svg g path circle ellipse rect line polyline polygon',
);
const attributes = oneOf(
  'class style dir lang hidden role (data|aria)-.+ src alt type placeholder disabled start',
  'width height colspan rowspan viewBox d points transform c?[xy][12]? r[xy]?',
  'fill(-rule|-opacity)? clip-rule stroke(-.+)? opacity font-size preserveAspectRatio',
);

/**
 * The parts of which a paint may consist: nothing that runs, loads a document, sends or leads
 * anywhere.
 */
export const isLook = (name: string, attribute?: string) =>
  attribute === undefined ? elements.test(name) : attributes.test(attribute);
