import type { Finding, FindingLevel } from '#shared/rules/finding';

const marks: Record<FindingLevel, string> = {
  ok: 'ok     ',
  warning: 'note   ',
  problem: 'PROBLEM',
  unchecked: 'unknown',
};
const indent = ' '.repeat(10);

/** Writes findings for a terminal, problems last. Returns whether there is a problem. */
export function printFindings(
  findings: readonly Finding[],
  write: (line: string) => void = writeLine,
): boolean {
  const order: FindingLevel[] = ['ok', 'unchecked', 'warning', 'problem'];
  for (const { Level, Text, Remedy } of [...findings].sort(
    (a, b) => order.indexOf(a.Level) - order.indexOf(b.Level),
  )) {
    write(`${marks[Level]}   ${Text}`);
    if (Remedy) write(`${indent}${Remedy}`);
  }
  const problems = findings.filter(({ Level }) => Level === 'problem').length;
  write('');
  write(
    problems === 0
      ? 'No problem found.'
      : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`,
  );
  return problems > 0;
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
