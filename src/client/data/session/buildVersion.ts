import manifest from '../../../../package.json';

/** SHELL-29: the version that package.json states. */
export const buildVersion = manifest.version;
