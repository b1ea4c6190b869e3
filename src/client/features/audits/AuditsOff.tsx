import { SettingsLink } from '../../editing/SettingsLink';
import { useTexts } from '../../texts/useTexts';

/** Said while the organisation shows no changes, with the way to turn that on. */
export function AuditsOff() {
  const { off } = useTexts('audits');
  return (
    <>
      {off} <SettingsLink setting="auditsEnabled" />
    </>
  );
}
