/** Puts each heading and what follows it into a block of its own, so that columns break between them only. */
export function groupByHeading(fragment: DocumentFragment): void {
  let group: HTMLElement | undefined;
  for (const node of [...fragment.childNodes]) {
    if (node instanceof HTMLHeadingElement) {
      group = document.createElement('div');
      node.before(group);
    }
    group?.append(node);
  }
}
