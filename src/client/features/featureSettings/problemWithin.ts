import type { SettingProblem } from '#shared/rules/settings/settingTypes';

/** The problem as the part of this name sees it; nothing when it lies elsewhere. */
export function problemWithin(
  problem: SettingProblem | undefined,
  name: string | number,
): SettingProblem | undefined {
  return problem && problem.path[0] === name
    ? { ...problem, path: problem.path.slice(1) }
    : undefined;
}
