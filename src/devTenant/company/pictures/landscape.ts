import type { Random } from '../random';

interface Ridge {
  /** y of the foot. */
  base: number;
  height: number;
  color: string;
  /** How many peaks and valleys. */
  steps: number;
}

/** A ridge across the whole picture, with a lit side. */
export function mountains(random: Random, { base, height, color, steps }: Ridge): string {
  const width = 1200 / steps;
  const points = Array.from(
    { length: steps + 1 },
    (_, index) =>
      [
        index * width,
        base - (height * (index % 2 ? random.between(60, 100) : random.between(15, 50))) / 100,
      ] as const,
  );
  const line = points.map(([x, y]) => `L${x.toFixed(0)} ${y.toFixed(0)}`).join('');
  const lit = points
    .filter((_, index) => index % 2)
    .map(
      ([x, y]) =>
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(width * 0.28).toFixed(0)} ${(height * 0.24).toFixed(0)}l${(-width * 0.16).toFixed(0)} ${(height * 0.06).toFixed(0)}l${(-width * 0.12).toFixed(0)} ${(height * 0.14).toFixed(0)}Z`,
    );
  return `<path d="M0 ${base}${line}L1200 ${base}Z" fill="${color}"/><path d="${lit.join('')}" fill="#fff" opacity=".22"/>`;
}

/** Short light strokes on the water, wider towards the viewer. */
export function waterLines(random: Random, top: number, color: string): string {
  const strokes = Array.from({ length: 46 }, () => {
    const depth = random.next();
    const width = 20 + depth * 130;
    return `M${random.between(-40, 1180)} ${(top + 6 + depth * depth * 230).toFixed(0)}h${width.toFixed(0)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${color}" stroke-width="2.500" stroke-linecap="round" opacity=".26" fill="none"/>`;
}

export function stars(random: Random): string {
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${random.between(0, 1200)}" cy="${random.between(0, 330)}" r="${(random.between(6, 18) / 10).toFixed(1)}" fill="#fff" opacity=".${random.between(30, 90)}"/>`,
  ).join('');
}
