/** How Graph behaves in this organisation, with groups that are created among others. */
export interface GraphSwitches {
  /** `off`: the organisation does not want them; `retired`: they answer, and know nothing. */
  insights: 'on' | 'off' | 'retired';
  /** Milliseconds after which a new group can be read: the directory updates its copies first. */
  groupDelay: number;
  /** Milliseconds after which a new group has its site. */
  siteDelay: number;
  /** Words that no name of a group may have. */
  blockedWords: string[];
  /** Beginning and end of each name of a group. */
  namePrefix: string;
  nameSuffix: string;
  /** Whether there are sensitivity labels for groups. */
  hasLabels: boolean;
}

export function defaultGraphSwitches(): GraphSwitches {
  return {
    insights: 'on',
    groupDelay: 3_000,
    siteDelay: 6_000,
    blockedWords: ['ceo', 'payroll'],
    namePrefix: '',
    nameSuffix: '',
    hasLabels: true,
  };
}
