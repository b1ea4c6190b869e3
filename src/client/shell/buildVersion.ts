/** SHELL-29. */
export const buildVersion = '12.16.0';
