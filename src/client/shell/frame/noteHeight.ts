/**
 * Keeps the height of what sticks to an edge of the window in a property of the page's style, so
 * that nothing else comes to stand behind it.
 */
export function noteHeight(
  property: string,
): (part: HTMLElement | null) => (() => void) | undefined {
  return (part) => {
    if (!part) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${part.offsetHeight}px`),
    );
    observer.observe(part);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
