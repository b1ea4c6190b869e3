import { useTexts } from '../../texts/useTexts';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { PanelSection } from '../../ui/PanelSection';
import { LinesPlaceholder } from './LinesPlaceholder';
import { PackageContent } from './PackageContent';
import { RegistrationSteps } from './RegistrationSteps';
import { UploadSteps } from './UploadSteps';
import { useTeamsApp } from './useTeamsApp';

/** The package, and how to register and upload it; the values come with the package. */
export function TeamsAppSections() {
  const texts = useTexts('admin');
  const app = useTeamsApp();
  const frame = { state: app, placeholder: <LinesPlaceholder />, emptyText: '' };
  return (
    <>
      <PanelSection title={texts.package.title} introduction={texts.package.introduction}>
        <WidgetFrame {...frame} name={texts.package.name}>
          {(value) => <PackageContent app={value} />}
        </WidgetFrame>
      </PanelSection>
      {app.state === 'ready' && (
        <PanelSection
          title={texts.registration.title}
          introduction={texts.registration.introduction}
        >
          <RegistrationSteps app={app.value} />
        </PanelSection>
      )}
      <PanelSection title={texts.upload.title} introduction={texts.upload.introduction}>
        <UploadSteps />
      </PanelSection>
    </>
  );
}
