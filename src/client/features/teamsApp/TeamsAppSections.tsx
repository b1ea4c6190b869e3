import type { TeamsApp } from '#shared/contract/people/admin';
import { teamsClients } from '#shared/rules/addresses/registration';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { PanelSection } from '../../ui/PanelSection';
import { LinesPlaceholder } from './LinesPlaceholder';
import { PackageContent } from './PackageContent';
import { Step, StepList } from './StepList';
import { useTeamsApp } from './useTeamsApp';

/** The package, and how to register and upload it; the values come with the package. */
export function TeamsAppSections() {
  const texts = useTexts('admin');
  const app = useTeamsApp();
  const frame = { state: app, placeholder: <LinesPlaceholder count={11} />, emptyText: '' };
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

const teamsAdmin = 'https://admin.teams.microsoft.com/policies/manage-apps';

/** How the package gets into Teams. */
function UploadSteps() {
  const { upload: texts } = useTexts('admin');
  return (
    <StepList>
      <Step {...texts.tryIt} />
      <Step {...texts.everybody}>
        <TextLink to={teamsAdmin} opensNewTab>
          {texts.openTeams}
        </TextLink>
      </Step>
      <Step {...texts.renew} />
    </StepList>
  );
}

const entra =
  'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade';
const listed = (values: readonly string[]) => values.map((value) => ({ value }));

/** How to register the portal in Microsoft Entra, with the values of this portal. */
function RegistrationSteps({ app: { ClientId, Registration } }: { app: TeamsApp }) {
  const { registration: texts } = useTexts('admin');
  const { RedirectUris, IdentifierUri, Scope, AppRoles, Permissions, ApplicationPermissions } =
    Registration;
  return (
    <StepList>
      <Step {...texts.create} values={[{ name: texts.create.clientId, value: ClientId }]}>
        <TextLink to={entra} opensNewTab>
          {texts.open}
        </TextLink>
      </Step>
      <Step {...texts.redirects} values={listed(RedirectUris)} />
      <Step
        {...texts.api}
        values={[
          { name: texts.api.uri, value: IdentifierUri },
          { name: texts.api.scope, value: Scope },
        ]}
      />
      <Step
        {...texts.clients}
        values={teamsClients.map(({ Id, Kind }) => ({
          name: texts.clients.names[Kind],
          value: Id,
        }))}
      />
      <Step {...texts.roles} values={listed(AppRoles)} />
      <Step
        {...texts.permissions}
        values={Permissions.map(({ Resource, Scopes }) => ({
          name: Resource,
          value: Scopes.join(', '),
        }))}
      />
      <Step {...texts.secret} />
      <Step
        {...texts.notifications}
        values={listed(ApplicationPermissions.flatMap(({ Roles }) => Roles))}
      />
      <Step {...texts.check} />
    </StepList>
  );
}
