/** The middle one of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Runs floor and product in turn and prints the median of the per-round ratios with their range. A
 * run whose floor varies by more than 1.4 is thrown away and repeated once; a second time it is
 * printed with a warning.
 */
export async function compare(
  name: string,
  target: string,
  rounds: number,
  floor: () => Promise<number>,
  product: () => Promise<number>,
  unit = 'ms',
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const floors: number[] = [];
    const products: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await floor());
      products.push(await product());
    }
    const isSteady = Math.max(...floors) / Math.min(...floors) <= 1.4;
    if (!isSteady && attempt === 1) continue;
    const ratios = products.map((value, index) => value / floors[index]!);
    console.log(
      `${name}: ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${rounds} rounds; target ${target})`,
    );
    console.log(
      `  product median ${median(products).toFixed(0)} ${unit}, floor median ${median(floors).toFixed(0)} ${unit}${isSteady ? '' : '; the floor varied by more than 1.4, read with care'}`,
    );
    return median(ratios);
  }
}
