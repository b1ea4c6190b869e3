import { useAdminTexts } from '../../texts/useAdminTexts';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { AdminSection } from './AdminSection';
import { LinesPlaceholder } from './LinesPlaceholder';
import { PackageContent } from './PackageContent';
import { RegistrationSteps } from './RegistrationSteps';
import { UploadSteps } from './UploadSteps';
import { useTeamsApp } from './useTeamsApp';

/** The package, and how to register and upload it; the values come with the package. */
export function TeamsAppSections() {
  const texts = useAdminTexts();
  const app = useTeamsApp();
  const frame = { state: app, placeholder: <LinesPlaceholder />, emptyText: '' };
  return (
    <>
      <AdminSection title={texts.package.title} introduction={texts.package.introduction}>
        <WidgetFrame {...frame} name={texts.package.name}>{(value) => <PackageContent app={value} />}</WidgetFrame>
      </AdminSection>
      {app.state === 'ready' && (
        <AdminSection title={texts.registration.title} introduction={texts.registration.introduction}><RegistrationSteps app={app.value} /></AdminSection>
      )}
      <AdminSection title={texts.upload.title} introduction={texts.upload.introduction}><UploadSteps /></AdminSection>
    </>
  );
}
