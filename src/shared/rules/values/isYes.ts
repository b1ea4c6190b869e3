/** Whether a yes/no column of SharePoint says yes, in whichever form an answer has it. */
export function isYes(value: boolean | number | string | null | undefined): boolean {
  return /^(true|1|yes)$/i.test(String(value));
}
