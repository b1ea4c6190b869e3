import type { Finding, FindingLevel } from '#shared/rules/finding';

const marks: Record<FindingLevel, string> = {
  ok: 'ok     ',
  warning: 'note   ',
  problem: 'PROBLEM',
  unchecked: 'unknown',
};
const order: readonly FindingLevel[] = ['problem', 'warning', 'unchecked', 'ok'];
const indent = ' '.repeat(10);

/** Findings as lines of a terminal, problems first. */
export function inTerminal(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => order.indexOf(a.Level) - order.indexOf(b.Level))
    .flatMap(({ Level, Text, Remedy }) => [
      `${marks[Level]}   ${Text}`,
      ...(Remedy ? [indent + Remedy] : []),
    ])
    .join('\n');
}
