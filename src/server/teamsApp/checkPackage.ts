import type { Finding } from '#shared/rules/finding';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import type { Found } from '../findings/found';
import { inWords } from '../findings/inWords';
import { addressChecks } from './checks/addressChecks';
import { iconChecks } from './checks/iconChecks';
import { layoutChecks } from './checks/layoutChecks';
import { schemaChecks } from './checks/schemaChecks';
import { textChecks } from './checks/textChecks';
import type { PackageFiles } from './packageFiles';
import type { TeamsManifest } from './TeamsManifest';
import { manifestOf } from './zipPackage';

/**
 * Everything that Teams and its store would object to, and what is well. A manifest that breaks the
 * schema is not looked into further.
 */
export function checkPackage(files: PackageFiles, language: InterfaceLanguage = 'en'): Finding[] {
  return inWords(check(files), language);
}

function check(files: PackageFiles): Found[] {
  const schema = schemaChecks(files);
  if (schema.some(({ level }) => level === 'problem')) return schema;
  const manifest = manifestOf(files) as TeamsManifest;
  return [
    ...schema,
    ...layoutChecks(files, manifest),
    ...iconChecks(files, manifest.icons),
    ...addressChecks(manifest),
    ...textChecks(files, manifest),
  ];
}
