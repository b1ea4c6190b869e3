/**
 * Puts each heading and what follows it into a block of its own, so that columns break between them
 * only. The footer stands beside the page, so its first headings are of the second level, whichever
 * the editor chose.
 */
export function groupByHeading(fragment: DocumentFragment): void {
  const levels = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf);
  const raise = 2 - Math.min(...levels);
  let group: HTMLElement | undefined;
  for (const node of [...fragment.childNodes]) {
    if (node instanceof HTMLHeadingElement) {
      group = document.createElement('div');
      node.before(group);
    }
    group?.append(node instanceof HTMLHeadingElement && raise !== 0 ? raised(node, raise) : node);
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}

function raised(heading: HTMLHeadingElement, by: number): HTMLElement {
  const other = document.createElement(`h${Math.min(6, levelOf(heading) + by)}`);
  other.append(...heading.childNodes);
  heading.remove();
  return other;
}
